import { countedRupees, rupeeNotes } from '@dalan/contract/mill/runs';

/** The numbers as typed. Nothing is filled in for the user. */
export type TypedCount = { notes: Record<string, string>; coins: string };

export const nothingTyped: TypedCount = { notes: {}, coins: '' };

export function readCount({ notes, coins }: TypedCount): {
  notes: Record<string, number>;
  coins: number;
  counted: number;
} {
  const read = Object.fromEntries(
    rupeeNotes.map((note) => [String(note), Number(notes[note] ?? '') || 0]),
  );
  const inCoins = Number(coins) || 0;
  return { notes: read, coins: inCoins, counted: countedRupees(read, inCoins) };
}

export function isAnythingTyped({ notes, coins }: TypedCount): boolean {
  return coins !== '' || Object.values(notes).some((typed) => typed !== '');
}

/** Keeps only digits, four at most. */
export function cleanNumber(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, 4);
}

/** Keeps rupees with at most two decimals. */
export function cleanCoins(typed: string): string {
  const [whole = '', ...rest] = typed.replace(/[^\d.]/g, '').split('.');
  const rupees = whole.slice(0, 5);
  return rest.length === 0 ? rupees : `${rupees}.${rest.join('').slice(0, 2)}`;
}
