import { PAISE_PER_RUPEE, rupeesToPaise } from '../money/money.ts';
import { shortOrderId } from '../orders/orders.ts';

type UpiPayment = {
  upiId: string;
  /** Name of the shop. */
  name: string;
  /** Rupees. */
  amount: number;
  orderId: string;
};

/** What the payer's bank shows, and staff look for in the account. */
function upiNote(orderId: string): string {
  return `Order ${shortOrderId(orderId)}`;
}

/**
 * The link of a UPI payment, for a QR code and for apps on a phone. A UPI id has no character that
 * needs encoding, and some apps do not decode its `@`.
 */
export function upiLink({ upiId, name, amount, orderId }: UpiPayment): string {
  const note = encodeURIComponent(upiNote(orderId));
  return `upi://pay?pa=${upiId}&pn=${encodeURIComponent(name)}&am=${decimal(amount)}&cu=INR&tn=${note}`;
}

/** `412.00`, from whole paise: no rounding of fractions. */
function decimal(amount: number): string {
  const paise = rupeesToPaise(amount);
  const whole = Math.floor(paise / PAISE_PER_RUPEE);
  return `${whole}.${String(paise % PAISE_PER_RUPEE).padStart(2, '0')}`;
}
