/** How the URL names a dialog: `?order=…` opens the first kind, `&open=edit` another one. */
export type DialogParams<Kind extends string> = {
  /** The parameter that holds the row's id. */
  name: string;
  kinds: readonly [Kind, ...Kind[]];
};

export type RequestedDialog<Kind extends string> = {
  kind: Kind;
  /** The row's id. Empty in a dialog that adds one. */
  id: string;
};

const OPEN = 'open';

export function readDialog<Kind extends string>(
  search: URLSearchParams,
  { name, kinds }: DialogParams<Kind>,
): RequestedDialog<Kind> | undefined {
  const id = search.get(name) ?? '';
  const open = search.get(OPEN);
  if (id === '' && open === null) return undefined;
  const kind = open === null ? kinds[0] : kinds.find((known) => known === open);
  return kind === undefined ? undefined : { kind, id };
}

/** The same parameters with another dialog, or with none. */
export function writeDialog<Kind extends string>(
  search: URLSearchParams,
  { name, kinds }: DialogParams<Kind>,
  dialog?: RequestedDialog<Kind>,
): URLSearchParams {
  const after = new URLSearchParams(search);
  after.delete(name);
  after.delete(OPEN);
  if (dialog === undefined) return after;
  if (dialog.id !== '') after.set(name, dialog.id);
  if (dialog.kind !== kinds[0]) after.set(OPEN, dialog.kind);
  return after;
}
