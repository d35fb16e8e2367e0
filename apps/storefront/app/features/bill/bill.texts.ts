import type { BillWords } from '@dalan/papers/bill-sheet';

export const billPageTexts = {
  title: 'Bill',
  loading: 'Loading the bill',
  loadFailed: 'The bill could not be loaded.',
  back: 'Back to the order',
  flour: 'Flour',
  amount: 'Amount',
};

/** Words of a second language beside the English ones. English pages have none. */
export const billWords: BillWords | undefined = undefined;
