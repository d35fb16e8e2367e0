import { batchLimits } from '@dalan/contract/mill/batches';

/** What staff are told. */
export const batchAnswerTexts = {
  notFound: 'This batch was not found.',
  sheetChanged: (names: string[]) =>
    `${names.join(', ')}: changed meanwhile. Nothing was marked. Please look at the sheet again.`,
  keyReused: 'This milling was already sent with other flours. Please reload the page.',
  nothingMilled: 'Please mill at least one flour or choose an order.',
  flourUnknown: 'This flour or grind is not known any more. Please reload the page.',
  dayInvalid: `Please choose today or one of the last ${batchLimits.daysBackMax} days`,
  personUnknown: 'Please choose a member of staff',
  /** A sale at the counter may have no name. */
  packed: (name: string, shortId: string) =>
    `${name === '' ? `Order ${shortId}` : `The order of ${name} (${shortId})`} is packed, so this milling cannot be undone any more.`,
  ordersMoved: 'Orders were filled from this batch meanwhile. Please try again.',
  recalled: (number: string) => `${number} is recalled. It cannot be undone.`,
  notAHolder: 'This order has no bag of the batch.',
} as const;
