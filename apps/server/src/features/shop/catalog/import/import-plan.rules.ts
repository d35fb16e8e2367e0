import { shortCodeOf, shortCodeTexts } from '@dalan/contract/catalog/short-codes';
import type { CodeOwner } from '@dalan/contract/catalog/short-codes';
import type { NewProduct } from '@dalan/contract/catalog/catalog';
import { NewProduct as NewProductSchema } from '@dalan/contract/catalog/catalog.schema';
import { importLimits, importTexts } from '@dalan/contract/catalog/product-import';
import type { ImportFault } from '@dalan/contract/catalog/product-import';
import { productFields } from '../change/product-fields.rules.ts';
import { ID_COLUMN, productCsv } from '../product-columns.rules.ts';
import type { ProductFields, ProductRow } from '../product-mapper.rules.ts';
import { HEAD_LINE, readHead, shortened } from './import-head.rules.ts';
import type { Head } from './import-head.rules.ts';

/** The products that the file names, names and categories of all, and the short codes in use. */
export type Known = {
  products: ReadonlyMap<string, ProductRow>;
  all: readonly { id: string; name: string; category: string }[];
  codes: readonly CodeOwner[];
};

type Fields = ReturnType<typeof productFields>;
export type ProductToAdd = { line: number; asked: NewProduct };
export type ProductToChange = { line: number; row: ProductRow; fields: Partial<ProductFields> };
export type ImportPlan = {
  added: ProductToAdd[];
  changed: ProductToChange[];
  unchanged: { line: number; row: ProductRow }[];
  faults: ImportFault[];
};

type Asked = Record<string, unknown>;
/** `label` has the facts that the file has columns for. */
type Line = { line: number; id: string; asked: Asked; label?: Asked };

const titleOf = (field: PropertyKey | undefined, fact?: PropertyKey) =>
  productCsv.find((column) => column.field === field && column.fact === fact)?.title ?? '';

/** Pictures stay as they are; a new product has none yet. */
const withoutPicture = NewProductSchema.omit({ productImg: true }).strip();
const forNew = withoutPicture.extend({
  isActive: withoutPicture.shape.isActive.default(true),
});
/** An import never changes the stock of an existing product. */
const forChange = withoutPicture.omit({ quantity: true }).partial();

export function idsIn(records: readonly string[][]): string[] {
  const { lines } = readLines(records);
  return lines.map(({ id }) => id).filter((id) => isUuid.test(id));
}

const isUuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** Decides for every line whether it adds, changes or leaves a product, or why it cannot. */
export function planImport(records: readonly string[][], known: Known): ImportPlan {
  const { lines, head } = readLines(records);
  const plan: ImportPlan = { added: [], changed: [], unchanged: [], faults: [...head.faults] };
  if (lines.length === 0 && head.faults.length === 0)
    addFault(plan, HEAD_LINE, '', importTexts.noRows);
  if (records.length > importLimits.rowsMax + 1) {
    addFault(plan, importLimits.rowsMax + 2, '', importTexts.tooManyRows);
  }
  findWide(plan, records, head);
  const taken = takenNames(known);
  const ids = new Map<string, number>();
  const names = new Map<string, number>();
  for (const each of lines) {
    const { line, id, asked } = each;
    const row = known.products.get(id);
    const isNameKept = asked['name'] === row?.name;
    if (id !== '' && row === undefined) addFault(plan, line, ID_COLUMN, importTexts.unknownId);
    if (id !== '')
      isFirstUse(plan, ids, { key: id, line, column: ID_COLUMN, text: importTexts.idTwice });
    if (typeof asked['name'] === 'string' && asked['name'] !== '' && !isNameKept) {
      const key = asked['name'].toLowerCase();
      const name = { key, line, column: titleOf('name'), text: importTexts.nameTwice };
      const isFree = isFirstUse(plan, names, name);
      const owner = taken.get(key);
      if (isFree && owner !== undefined && owner !== id) {
        addFault(plan, line, titleOf('name'), importTexts.nameTaken);
      }
    }
    if (id === '') planNew(plan, each);
    else if (row !== undefined) planChange(plan, each, row);
  }
  findTakenCodes(plan, lines, known);
  plan.faults.sort((a, b) => a.line - b.line);
  return { ...plan, faults: plan.faults.map(withFlour(records, head, known)) };
}

/** Names the flour, so that a fault is found in a spreadsheet without counting its lines. */
function withFlour(records: readonly string[][], { columns }: Head, { products }: Known) {
  const cellIn = (line: number, isIt: (column: (typeof productCsv)[number]) => boolean) => {
    const place = columns.find(({ column }) => isIt(column))?.place ?? -1;
    return shortened((records[line - 1]?.[place] ?? '').trim());
  };
  return (fault: ImportFault): ImportFault => {
    const { line, column } = fault;
    if (line === HEAD_LINE) return fault;
    const id = cellIn(line, ({ field }) => field === '_id').toLowerCase();
    const written = cellIn(line, ({ field }) => field === 'name');
    const flour = written || (products.get(id)?.name ?? '');
    const value = cellIn(line, ({ title }) => title === column);
    const isNamed = column === titleOf('name');
    return { ...fault, ...(flour && { flour }), ...(value && !isNamed && { value }) };
  };
}

type Seen = { key: string; line: number; column: string; text: (line: number) => string };

/** Adds a fault and returns false if an earlier line uses the same key. */
function isFirstUse(plan: ImportPlan, seen: Map<string, number>, found: Seen): boolean {
  const earlier = seen.get(found.key);
  if (earlier === undefined) seen.set(found.key, found.line);
  else addFault(plan, found.line, found.column, found.text(earlier));
  return earlier === undefined;
}

/** Two flours of one file may swap their codes, so a code that its owner gives up is free. */
function findTakenCodes(plan: ImportPlan, lines: readonly Line[], { codes }: Known): void {
  const written = lines.flatMap(({ line, id, asked: { shortCode } }) =>
    typeof shortCode === 'string' ? { line, id, key: shortCodeOf(shortCode) } : [],
  );
  const rewritten = new Set(written.map(({ id }) => id));
  const owners = new Map(codes.map((owner) => [owner.shortCode, owner]));
  const column = titleOf('shortCode');
  const seen = new Map<string, number>();
  for (const { line, id, key } of written.filter(({ key }) => key !== '')) {
    const isFree = isFirstUse(plan, seen, { key, line, column, text: shortCodeTexts.twice });
    const owner = owners.get(key);
    if (isFree && owner !== undefined && owner.id !== id && !rewritten.has(owner.id)) {
      addFault(plan, line, column, shortCodeTexts.taken(key, owner));
    }
  }
}

function planNew(plan: ImportPlan, { line, asked, label }: Line): void {
  const { success, data, error } = forNew.safeParse({ ...asked, ...(label && { label }) });
  if (success) plan.added.push({ line, asked: { ...data, productImg: '' } });
  else addIssues(plan, line, error.issues);
}

function planChange(plan: ImportPlan, { line, asked, label }: Line, row: ProductRow): void {
  const { gstRate, ...others } = asked;
  // A rate that has ended may stay as it is.
  const changed = gstRate === row.gstRate ? others : asked;
  const { success, data, error } = forChange.safeParse({
    ...changed,
    ...(label && { label: { ...row.label, ...label } }),
  });
  if (!success) return addIssues(plan, line, error.issues);
  const fields = changedFields(productFields(data), row);
  if (Object.keys(fields).length > 0) plan.changed.push({ line, row, fields });
  else plan.unchanged.push({ line, row });
}

/** PostgreSQL has its own order of the fields in a document, so they are sorted here. */
function asText(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

function changedFields(fields: Fields, row: ProductRow): Partial<ProductFields> {
  const differs = ([name, value]: [string, unknown]) =>
    asText(value) !== asText(row[name as keyof ProductFields]);
  return Object.fromEntries(Object.entries(fields).filter(differs));
}

type Issue = { path: PropertyKey[]; message: string };

/** Reports the first issue of each column, with the text of the product form. */
function addIssues(plan: ImportPlan, line: number, issues: readonly Issue[]): void {
  const told = new Set<string>();
  for (const {
    path: [field, part],
    message,
  } of issues) {
    const title = field === 'label' ? titleOf(field, part) : titleOf(field);
    if (told.has(title)) continue;
    told.add(title);
    addFault(plan, line, title, message);
  }
}

function addFault(plan: ImportPlan, line: number, column: string, message: string): void {
  plan.faults.push({ line, column, message });
}

function readLines(records: readonly string[][]): { lines: Line[]; head: Head } {
  const head = readHead(records[0] ?? []);
  const lines: Line[] = [];
  if (head.columns.length === 0) return { lines, head };
  const hasLabel = head.columns.some(({ column }) => column.fact !== undefined);
  records.slice(1, importLimits.rowsMax + 1).forEach((cells, index) => {
    if (cells.every((cell) => cell === '')) return;
    const fields: Asked = {};
    const label: Asked = {};
    for (const { column, place } of head.columns) {
      const value = column.read(cells[place] ?? '');
      if (column.fact === undefined) fields[column.field] = value;
      else label[column.fact] = value;
    }
    const { _id = '', ...asked } = fields;
    const line = { line: index + HEAD_LINE + 1, id: String(_id).toLowerCase(), asked };
    lines.push(hasLabel ? { ...line, label } : line);
  });
  return { lines, head };
}

/**
 * Finds cells without a title. Most often there is a comma too many, which moves all cells after
 * it.
 */
function findWide(plan: ImportPlan, records: readonly string[][], head: Head): void {
  const titles = records[0] ?? [];
  if (head.columns.length === 0) return;
  records.slice(1, importLimits.rowsMax + 1).forEach((cells, index) => {
    const isWide = cells.some((cell, place) => cell !== '' && (titles[place] ?? '') === '');
    if (isWide) addFault(plan, index + HEAD_LINE + 1, '', importTexts.columnWithoutName);
  });
}

function takenNames({ all }: Known): Map<string, string> {
  return new Map(all.map(({ id, name }) => [name.toLowerCase(), id]));
}
