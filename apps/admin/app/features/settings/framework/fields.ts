import { isSame } from './is-same.ts';

/**
 * One thing that can change on a page of settings, with its label and how to read, write and
 * describe it. The foot, the history and the conflict dialog are made of these.
 */
export type Field<Document> = {
  /** The field's key, which is also that of its error. */
  key: string;
  label: string;
  /** Undefined if the document does not have this list item or member. */
  read: (document: Document) => unknown;
  write: (document: Document, value: unknown) => Document;
  inWords: (value: unknown) => string;
  /** Shown after a change, to say what it does not affect. */
  note?: string;
};

/** A page's fields. Lists have as many as the given documents have items. */
export type FieldsOf<Document> = (...documents: Document[]) => Field<Document>[];

const EMPTY = 'empty';
const ABSENT = 'not there';

export function inPlainWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (value === null || value === '' || Number.isNaN(value)) return EMPTY;
  if (Array.isArray(value)) return value.join(', ') || EMPTY;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Makes the fields of a document that are not lists: `const field = fieldOf<Profile>()`. */
export function fieldOf<Document>() {
  return <Key extends keyof Document & string>(
    key: Key,
    label: string,
    inWords: (value: Document[Key]) => string = inPlainWords,
    note?: string,
  ): Field<Document> => ({
    key,
    label,
    // A field of an older version may be absent, which is the same as empty.
    // oxlint-disable-next-line typescript/prefer-nullish-coalescing -- Null is a value of its own.
    read: (document) => (document[key] === undefined ? '' : document[key]),
    write: (document, value) => ({ ...document, [key]: value }),
    inWords: (value) => inWords(value as Document[Key]),
    ...(note !== undefined && { note }),
  });
}

type ListOptions<Item> = {
  /** Tells items apart, even in an older version. Equal ones are numbered. */
  idOf: (item: Item) => string;
  nameOf: (item: Item) => string;
  fields: Field<Item>[];
  /** Describes a whole item that was added or removed. */
  inWords?: (item: Item) => string;
  /** Given if the order of the items matters. */
  orderLabel?: string;
};

type ListKey<Document, Item> = {
  [Key in keyof Document & string]: Document[Key] extends Item[] ? Key : never;
}[keyof Document & string];

/**
 * The fields of a list of items: one for each field of an item that is in every document, else one
 * for the whole item.
 */
export function listFields<Document, Item>(
  key: ListKey<Document, Item>,
  options: ListOptions<Item>,
  documents: Document[],
): Field<Document>[] {
  const { nameOf, fields, inWords = () => 'there', orderLabel } = options;
  const listOf = (document: Document) => document[key] as Item[];
  const idsOf = (document: Document) => numbered(listOf(document).map(options.idOf));
  const find = (document: Document, id: string): Item | undefined =>
    listOf(document)[idsOf(document).indexOf(id)];
  const put = (document: Document, id: string, item: Item | undefined): Document => {
    const [list, index] = [[...listOf(document)], idsOf(document).indexOf(id)];
    const [start, removed] = index < 0 ? [list.length, 0] : [index, 1];
    list.splice(start, removed, ...(item === undefined ? [] : [item]));
    return { ...document, [key]: list };
  };
  const ids = [...new Set(documents.flatMap(idsOf))];
  const isEverywhere = (id: string) => documents.every((one) => find(one, id) !== undefined);
  const nameOfId = (id: string) => {
    const item = documents.map((one) => find(one, id)).findLast((one) => one !== undefined);
    return item === undefined ? id : nameOf(item);
  };

  const whole = (id: string): Field<Document> => ({
    key: `${key}.${id}`,
    label: nameOfId(id),
    read: (document) => find(document, id),
    write: (document, item) => put(document, id, item as Item | undefined),
    inWords: (item) => (item === undefined ? ABSENT : inWords(item as Item)),
  });
  const parts = (id: string): Field<Document>[] =>
    fields.map((field) => ({
      ...field,
      key: `${key}.${id}.${field.key}`,
      label: `${nameOfId(id)}, ${field.label.charAt(0).toLowerCase()}${field.label.slice(1)}`,
      read: (document) => {
        const item = find(document, id);
        return item === undefined ? undefined : field.read(item);
      },
      write: (document, value) => {
        const item = find(document, id);
        return item === undefined ? document : put(document, id, field.write(item, value));
      },
    }));
  const kept = ids.filter(isEverywhere);
  const order = (label: string): Field<Document> => ({
    key: `${key}.order`,
    label,
    read: (document) => idsOf(document).filter((id) => kept.includes(id)),
    write: (document, value) => {
      const next = [...(value as string[])];
      const sorted = idsOf(document).map((id) => (kept.includes(id) ? (next.shift() ?? id) : id));
      return { ...document, [key]: sorted.map((id) => find(document, id)) };
    },
    inWords: (value) => (value as string[]).map(nameOfId).join(', '),
  });
  return [
    ...ids.flatMap((id) => (isEverywhere(id) ? parts(id) : [whole(id)])),
    ...(orderLabel === undefined ? [] : [order(orderLabel)]),
  ];
}

type MemberOptions<Member> = {
  label: (member: Member) => string;
  /** The words for an item in the set, and for one that is not. */
  words: { in: string; out: string };
};

/**
 * The fields of a set, such as closed dates: one per member, so that two people can both add one.
 */
export function memberFields<Document, Member extends string | number>(
  key: ListKey<Document, Member>,
  { label, words }: MemberOptions<Member>,
  documents: Document[],
): Field<Document>[] {
  const membersOf = (document: Document) => document[key] as Member[];
  const members = [...new Set(documents.flatMap(membersOf))].sort();
  return members.map((member) => ({
    key: `${key}.${member}`,
    label: label(member),
    read: (document) => membersOf(document).includes(member),
    write: (document, isIn) => {
      const others = membersOf(document).filter((one) => one !== member);
      return { ...document, [key]: isIn === true ? [...others, member].sort() : others };
    },
    inWords: (isIn) => (isIn === true ? words.in : words.out),
  }));
}

function numbered(ids: string[]): string[] {
  return ids.map((id, index) => {
    const earlier = ids.slice(0, index).filter((one) => one === id).length;
    return earlier === 0 ? id : `${id} ${earlier + 1}`;
  });
}

function changedFields<Document>(
  fieldsOf: FieldsOf<Document>,
  was: Document,
  is: Document,
): Field<Document>[] {
  return fieldsOf(was, is).filter((field) => !isSame(field.read(was), field.read(is)));
}

/** `Free from: ₹500.00 becomes ₹600.00`, for each field that differs. */
export function changesInWords<Document>(
  fieldsOf: FieldsOf<Document>,
  was: Document,
  is: Document,
): string[] {
  return changedFields(fieldsOf, was, is).map(({ label, read, inWords, note }) => {
    const change = changeInWords(label, [read(was), read(is)], inWords);
    return note === undefined ? change : `${change}. ${note}`;
  });
}

function changeInWords(label: string, [was, is]: unknown[], inWords: Field<never>['inWords']) {
  if (was === undefined) return `${label} added: ${inWords(is)}`;
  if (is === undefined) return `${label} removed`;
  const [before, after] = [inWords(was), inWords(is)];
  return before === after ? `${label} changed` : `${label}: ${before} becomes ${after}`;
}
