import type { BillLabel } from '@dalan/contract/payments/bill-view';
import type { BillTitle } from '@dalan/contract/payments/bills';

/** These are the same in all languages. */
type Abbreviation = 'HSN' | 'GST' | 'CGST' | 'SGST';

/** The page's own words, which stand beside the English ones. */
type BillWords = {
  titles: Record<BillTitle, string>;
  labels: Record<Exclude<BillLabel, Abbreviation>, string>;
  totalInWords: string;
};

export const billPageTexts = {
  title: 'Bill',
  loading: 'Loading the bill',
  loadFailed: 'The bill could not be loaded.',
  back: 'Back to the order',
  flour: 'Flour',
  amount: 'Amount',
};

/** English pages have none. */
export const billWords: BillWords | undefined = undefined;
