import { rupeeNotes } from '@dalan/contract/mill/runs';

/** An amount as it is counted: the fewest notes, and coins. */
export function inNotes(rupees: number): { notes: Record<string, number>; coins: number } {
  let left = rupees;
  const notes: Record<string, number> = {};
  for (const note of rupeeNotes) {
    const pieces = Math.floor(left / note);
    if (pieces > 0) notes[String(note)] = pieces;
    left -= pieces * note;
  }
  return { notes, coins: Math.round(left * 100) / 100 };
}
