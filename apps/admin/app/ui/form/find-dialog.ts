/** Options open inside the dialog: outside it, screen readers would not find them. */
export function findDialog(): Element {
  return document.activeElement?.closest('[role="dialog"]') ?? document.body;
}
