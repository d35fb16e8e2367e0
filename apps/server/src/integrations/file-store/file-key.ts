/** Names of letters, digits, dashes and dots, none of which begins with a dot. */
const KEY = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;

export const isFileKey = (key: string) => KEY.test(key);

/** The same keys are refused by every store, so that files can move from one to the other. */
export function checkFileKey(key: string): string {
  if (!isFileKey(key)) throw new Error(`${key} is outside the file store`);
  return key;
}
