/** Reads text that this tab keeps over a reload and a log-in. Blocked storage reads as empty. */
export function readTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Text that cannot be stored lasts as long as the page. */
export function writeTab(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // The page still has the text.
  }
}

export function clearTab(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}
