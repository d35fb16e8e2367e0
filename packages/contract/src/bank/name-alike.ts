/** A word that is shorter stands for any name with these letters. */
const WORD_MIN = 3;
/** A name of one word is only alike as a whole, and only if it is long enough. */
const ONE_WORD_MIN = 4;

/** The words of a name or a bank's text in capitals, without accents, digits and signs. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toUpperCase();
  return plain.match(/[\p{L}\p{M}]+/gu) ?? [];
}

/**
 * True if the first and the last word of the name stand side by side in the text. Banks cut names and
 * write initials: `SHOBHA N` is like Shobha Nimbalkar.
 */
export function isNameAlike(words: readonly string[], name: string): boolean {
  const parts = wordsOf(name);
  const [first = ''] = parts;
  const last = parts.at(-1) ?? '';
  if (parts.length < 2) return first.length >= ONE_WORD_MIN && words.includes(first);
  return words.some((word, place) =>
    // One word may stand between them.
    words.slice(place + 1, place + 3).some((later) => {
      const isLongEnough = word.length >= WORD_MIN || later.length >= WORD_MIN;
      const isInOrder = first.startsWith(word) && last.startsWith(later);
      const isTurned = last.startsWith(word) && first.startsWith(later);
      return isLongEnough && (isInOrder || isTurned);
    }),
  );
}
