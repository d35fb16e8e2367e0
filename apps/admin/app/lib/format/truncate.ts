const graphemes = new Intl.Segmenter('mr');

/** Counts graphemes, so that a Devanagari letter is never split. */
export function truncate(text: string, max: number): string {
  let count = 0;
  for (const { index } of graphemes.segment(text)) {
    if (count === max) return `${text.slice(0, index)}…`;
    count += 1;
  }
  return text;
}
