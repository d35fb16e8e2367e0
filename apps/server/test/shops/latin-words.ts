/** Words that stay in Latin letters in every language, and the shop's name in its wordmark. */
const ALLOWED = ['UPI', 'FSSAI', 'Dalan'];

/** The words in Latin letters that a mail in Devanagari shows or says, without addresses and links. */
export function latinWordsIn(text: string, shown: string[] = []): string[] {
  const said = [...text.matchAll(/\b(?:alt|title|aria-label)="([^"]*)"/g)].map(
    ([, words]) => words,
  );
  const written = text.replace(/<style[\s\S]*?<\/style>|<[^>]*>|&\w+;/g, ' ');
  const rest = [...shown, ...ALLOWED].reduce(
    (left, part) => left.replaceAll(part, ' '),
    [written, ...said].join(' '),
  );
  return rest.replace(/\S+@\S+|https?:\S+/g, ' ').match(/[A-Za-z]+/g) ?? [];
}
