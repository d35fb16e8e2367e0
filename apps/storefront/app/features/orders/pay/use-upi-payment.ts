import { formatRupees } from '@dalan/contract/money/money';
import { shortOrderId } from '@dalan/contract/orders/orders';
import type { Order } from '@dalan/contract/orders/orders';
import { askedOfCustomer } from '@dalan/contract/payments/payments';
import { upiLink } from '@dalan/contract/payments/upi';

import { useShop } from '../../../lib/use-shop.ts';
import { upiTexts } from './upi.texts.ts';

/** The open amount of an order, as texts and as a link for UPI apps. */
export function useUpiPayment(order: Order) {
  const { upiId, name } = useShop().shop;
  const open = askedOfCustomer(order);
  const amount = formatRupees(open);
  return {
    upiId,
    amount,
    note: upiTexts.noteOf(shortOrderId(order._id)),
    link: upiLink({ upiId, name, amount: open, orderId: order._id }),
    alt: upiTexts.codeAlt(amount, upiId, shortOrderId(order._id)),
  };
}
