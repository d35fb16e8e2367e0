import { PAISE_PER_RUPEE, rupeesToPaise } from '../money/money.ts';
import { shortOrderId } from '../orders/orders.ts';

/** Where customers pay. With the bank's code it is a merchant id, without one a personal id. */
export type UpiAccount = {
  upiId: string;
  /** Name of the shop. */
  name: string;
  /** The bank's own code, as it was checked by `readBankCode`. */
  upiCode?: string | undefined;
};

type UpiPayment = UpiAccount & {
  /** Rupees. */
  amount: number;
  orderId: string;
  /** What the payer's bank shows instead of the order, for a sale that has none yet. */
  note?: string;
};

/** Null if the shop takes no UPI payments. An empty code is left out, as phones keep the answer. */
export function upiAccountOf({ upiId, name, upiCode = '' }: UpiAccount): UpiAccount | null {
  if (upiId === '') return null;
  return { upiId, name, ...(upiCode !== '' && { upiCode }) };
}

/**
 * The link of a UPI payment, for a QR code and for apps on a phone. The parameters of the bank's
 * code stay as they are, byte for byte, because the bank may have signed them.
 */
export function upiLink(payment: UpiPayment): string {
  const { upiId, name, upiCode = '', amount, orderId } = payment;
  const shortId = shortOrderId(orderId);
  const { note = `Order ${shortId}` } = payment;
  // The payer's bank shows the note, and staff look for it in the account.
  const [am, tn] = [`am=${decimal(amount)}`, `tn=${encodeURIComponent(note)}`];
  if (upiCode === '') {
    // A UPI id has no character that needs encoding, and some apps do not decode its `@`. A link
    // with `tr` is one of a merchant, so a personal id has none.
    return linkOf([`pa=${upiId}`, `pn=${encodeURIComponent(name)}`, am, 'cu=INR', tn]);
  }
  const kept = parametersOf(upiCode).filter((parameter) => !isReplaced(parameter));
  const currency = kept.includes('cu=INR') ? [] : ['cu=INR'];
  return linkOf([...kept, am, ...currency, `tr=${shortId}`, tn]);
}

/** The parameters of a UPI link as they are written, such as `pa=mill@bank`. */
export function parametersOf(link: string): string[] {
  return link.slice(link.indexOf('?') + 1).split('&');
}

/** Amount, reference and note belong to one payment, so those of the bank's code give way. */
export function isReplaced(parameter: string): boolean {
  return /^(?:am|tr|tn)=/i.test(parameter);
}

function linkOf(parameters: string[]): string {
  return `upi://pay?${parameters.join('&')}`;
}

/** `412.00`, from whole paise: no rounding of fractions. */
export function decimal(amount: number): string {
  const paise = rupeesToPaise(amount);
  const whole = Math.floor(paise / PAISE_PER_RUPEE);
  return `${whole}.${String(paise % PAISE_PER_RUPEE).padStart(2, '0')}`;
}
