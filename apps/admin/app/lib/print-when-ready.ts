/** Prints once every letter on the page has its font, Devanagari too. */
export async function printWhenReady(): Promise<void> {
  await document.fonts.ready;
  window.print();
}
