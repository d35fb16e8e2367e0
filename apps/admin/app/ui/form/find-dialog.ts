/** Options open inside the dialog, because screen readers would not find them outside it. */
export function findDialog(): Element {
  return document.activeElement?.closest('[role="dialog"]') ?? document.body;
}
