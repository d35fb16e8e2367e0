const letters = new Intl.Segmenter('mr');

/** The first letters and an ellipsis; a letter of Devanagari is never cut in two. */
export function truncate(text: string, max: number): string {
  let count = 0;
  for (const { index } of letters.segment(text)) {
    if (count === max) return `${text.slice(0, index)}…`;
    count += 1;
  }
  return text;
}
