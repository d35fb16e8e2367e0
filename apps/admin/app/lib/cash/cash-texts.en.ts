import { runTexts } from '@dalan/contract/mill/runs';

/** Texts of every count of cash: of runs, and of the drawer. */
export const cashTexts = {
  notes: 'Note',
  howMany: 'How many',
  amount: 'Amount',
  notesOf: (note: number) => `₹${note} notes`,
  fewer: (note: number) => `One ₹${note} note less`,
  more: (note: number) => `One ₹${note} note more`,
  coins: 'Coins',
  coinsLabel: 'Coins in rupees',
  counted: 'Counted',
  expected: 'Expected',
  exact: 'Exact',
  short: 'Short by',
  over: 'Over by',
  noteRequired: runTexts.noteRequired as string,
};
