import { formatRupees } from '@dalan/contract/money/money';
import { shortOrderId } from '@dalan/contract/orders/orders';
import type { Order } from '@dalan/contract/orders/orders';
import { askedOfCustomer } from '@dalan/contract/payments/payments';
import { decimal, upiLink } from '@dalan/contract/payments/upi';

import { useShop } from '../../../lib/use-shop.ts';
import { upiTexts } from './upi.texts.ts';

export type UpiToPay = ReturnType<typeof useUpi>;

type Asked = {
  open: number;
  orderId: string;
  /** What the payer's bank shows instead of the order. */
  note?: string;
  /** What the code is for, as readers of the screen and of the saved picture are told. */
  words: (amount: string, upiId: string) => { alt: string; picture: string };
  fileName: string;
};

/** The open amount of an order, as texts and as a link for UPI apps. */
export function useUpiPayment(order: Order): UpiToPay {
  const shortId = shortOrderId(order._id);
  return useUpi({
    open: askedOfCustomer(order),
    orderId: order._id,
    words: (amount, upiId) => ({
      alt: upiTexts.codeAlt(amount, upiId, shortId),
      picture: upiTexts.noteOf(shortId),
    }),
    fileName: `upi-${shortId}.png`,
  });
}

/** An amount to pay, as texts and as a link for UPI apps. */
export function useUpi({ open, words, fileName, ...asked }: Asked) {
  const { upiId, name, upiCode } = useShop().shop;
  const amount = formatRupees(open);
  const said = words(amount, upiId);
  return {
    upiId,
    isMerchant: upiCode !== undefined,
    amount,
    /** Without the sign and the commas, which apps do not take. */
    plainAmount: decimal(open),
    link: upiLink({ upiId, name, upiCode, amount: open, ...asked }),
    alt: said.alt,
    picture: { fileName, words: { amount, order: said.picture, to: `${name}, ${upiId}` } },
  };
}
