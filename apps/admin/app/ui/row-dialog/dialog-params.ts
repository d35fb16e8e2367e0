/** Which dialog the address asks for: `?order=…` is the first kind, `&open=edit` another one. */
export type DialogParams<Kind extends string> = {
  /** What a row is called in the address. */
  name: string;
  kinds: readonly [Kind, ...Kind[]];
};

export type RequestedDialog<Kind extends string> = {
  kind: Kind;
  /** Of the row; empty where the dialog is about none yet. */
  id: string;
};

const OPEN = 'open';

export function readDialog<Kind extends string>(
  search: URLSearchParams,
  { name, kinds }: DialogParams<Kind>,
): RequestedDialog<Kind> | undefined {
  const id = search.get(name) ?? '';
  const word = search.get(OPEN);
  if (id === '' && word === null) return undefined;
  const kind = word === null ? kinds[0] : kinds.find((one) => one === word);
  return kind === undefined ? undefined : { kind, id };
}

/** The same address with another dialog, or with none. */
export function writeDialog<Kind extends string>(
  search: URLSearchParams,
  { name, kinds }: DialogParams<Kind>,
  asked?: RequestedDialog<Kind>,
): URLSearchParams {
  const after = new URLSearchParams(search);
  after.delete(name);
  after.delete(OPEN);
  if (asked === undefined) return after;
  if (asked.id !== '') after.set(name, asked.id);
  if (asked.kind !== kinds[0]) after.set(OPEN, asked.kind);
  return after;
}
