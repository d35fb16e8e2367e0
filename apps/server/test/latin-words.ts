/** Words that stay in Latin letters in every language, and what the shop's settings say. */
const ALLOWED = ['UPI', 'FSSAI', 'Dalan'];

/** The words in Latin letters that a mail in Devanagari shows, without addresses and links. */
export function latinWordsIn(text: string, shown: string[]): string[] {
  const rest = [...shown, ...ALLOWED].reduce((left, part) => left.replaceAll(part, ' '), text);
  return (
    rest
      .replace(/<style[\s\S]*?<\/style>|<[^>]*>|&\w+;/g, ' ')
      .replace(/\S+@\S+|https?:\S+/g, ' ')
      .match(/[A-Za-z]{2,}/g) ?? []
  );
}
