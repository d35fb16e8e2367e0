/** The words of a language for whole numbers. */
export type NumberWords = {
  /** 0 to 99: each has a word of its own. */
  small: readonly string[];
  /** 100 to 900, such as `नऊशे`. `rest` is the number that follows. */
  hundreds: (count: number, rest: number) => string;
  thousand: string;
  lakh: string;
  crore: string;
};

/** Uses lakh and crore, as in India: `बारा लाख चौतीस हजार पाचशे सदुसष्ट`. */
export function numberInWords(count: number, words: NumberWords): string {
  const { small, hundreds, thousand, lakh, crore } = words;
  const parts = [
    { size: 10_000_000, unit: crore },
    { size: 100_000, unit: lakh },
    { size: 1_000, unit: thousand },
  ];
  for (const { size, unit } of parts) {
    if (count < size) continue;
    const head = `${numberInWords(Math.floor(count / size), words)} ${unit}`;
    return withRest(head, count % size, words);
  }
  if (count < 100) return small[count] ?? '';
  const rest = count % 100;
  return withRest(hundreds(Math.floor(count / 100), rest), rest, words);
}

function withRest(head: string, rest: number, words: NumberWords): string {
  return rest === 0 ? head : `${head} ${numberInWords(rest, words)}`;
}
