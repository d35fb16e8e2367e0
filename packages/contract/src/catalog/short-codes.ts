/** A flour with its short code. A deleted flour keeps it: it stands on bags of its batches. */
export type CodeOwner = { id: string; name: string; shortCode: string; isDeleted: boolean };

export const shortCodeTexts = {
  invalid: 'A short code has 2 letters from A to Z',
  taken: (code: string, owner: Pick<CodeOwner, 'name' | 'isDeleted'>, free?: string) =>
    `${code} is the short code of ${owner.name}${owner.isDeleted ? ', which was deleted' : ''}.${
      free === undefined ? '' : ` ${free} is free.`
    }`,
  twice: (line: number) => `Line ${line} has the same short code`,
} as const;

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** An empty code is valid: the flour then has no batches yet. Small letters become capitals. */
export function checkShortCode(value: string): string | undefined {
  return /^([a-z]{2})?$/i.test(value.trim()) ? undefined : shortCodeTexts.invalid;
}

export function shortCodeOf(typed: string): string {
  return typed.trim().toUpperCase();
}

/**
 * The first letter of the name with each later one until a pair is free, or else any free pair.
 * Undefined if every pair is taken.
 */
export function suggestShortCode(name: string, taken: Iterable<string>): string | undefined {
  const isTaken = new Set(taken);
  const [first = '', ...later] = name.toUpperCase().match(/[A-Z]/g) ?? [];
  const firsts = [first, ...LETTERS].filter((letter) => letter !== '');
  const pairs = [
    ...later.map((letter) => first + letter),
    ...firsts.flatMap((letter) => LETTERS.map((second) => letter + second)),
  ];
  return pairs.find((pair) => !isTaken.has(pair));
}
