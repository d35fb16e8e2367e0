/** Set on the `html` element of every page if the owner lets visitors open a flour. */
export const openFloursMark = { 'data-open-flours': '' } as const;

/** Used by loaders in the browser, which do not have the data of the root. */
export function areFloursOpen(): boolean {
  return document.documentElement.hasAttribute('data-open-flours');
}
