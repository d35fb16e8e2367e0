import { onAccountChip } from '@dalan/contract/on-account/account-chip.texts';
import { promises } from '@dalan/contract/settings/shop';

import { checkoutTexts } from '../checkout.texts.ts';

/** How an order is paid. A shop without a UPI id takes cash only. */
export function paymentWords(upiId: string, isOnAccount: boolean): { name: string; note: string } {
  if (isOnAccount) return { name: onAccountChip, note: checkoutTexts.onAccountNote };
  return upiId === ''
    ? { name: promises.payment, note: checkoutTexts.paymentNote }
    : { name: checkoutTexts.cashOrUpi, note: checkoutTexts.cashOrUpiNote };
}
