import { rupeesToPaise } from '../money/money.ts';
import { paymentLimits } from '../payments/payments.ts';
import type { PaymentMethod } from '../payments/payments.ts';
import type { BankRow } from './bank.schema.ts';

export type {
  BankDesk,
  BankOpenOrder,
  BankOrders,
  BankOrdersQuery,
  BankRecord,
  BankRecorded,
  BankRow,
  KeptBankColumns,
} from './bank.schema.ts';

export const bankLimits = {
  fileMaxBytes: 2 * 1024 * 1024,
  rowsMax: 5_000,
  columnsMax: 40,
  titleMax: 100,
  cellMax: 500,
  /** Rows that one press records. */
  recordedMax: 500,
  /** Open orders that a statement is compared with, newest first. */
  ordersMax: 5_000,
  /** Rows that were recorded before, within the days of one statement. */
  recordedBeforeMax: 20_000,
  statementDaysMax: 400,
  /** Heads of banks whose columns are kept. */
  headsMax: 50,
  importsShown: 10,
} as const;

/** What a column of a statement is. Only a column of amounts in both directions needs `crDr`. */
export const bankColumnRoles = ['day', 'text', 'reference', 'moneyIn', 'crDr', 'unused'] as const;
export type BankColumnRole = (typeof bankColumnRoles)[number];

export const bankDayOrders = ['dmy', 'mdy'] as const;
export type BankDayOrder = (typeof bankDayOrders)[number];

/** A statement needs a day and money; every other column may be missing. */
export function areColumnsWhole(columns: readonly BankColumnRole[]): boolean {
  const count = (role: BankColumnRole) => columns.filter((one) => one === role).length;
  const isUsedOnce = bankColumnRoles.every((role) => role === 'unused' || count(role) <= 1);
  return isUsedOnce && count('day') === 1 && count('moneyIn') === 1;
}

/** Two downloads of one statement may differ in spaces, case and zeros in front. */
function plain(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, ' ').trim().toUpperCase();
}

function sameness({ day, amount, reference, text }: Omit<BankRow, 'copy'>): string {
  const plainReference = plain(reference).replace(/\s/g, '').replace(/^'?0+/, '');
  return JSON.stringify([day, rupeesToPaise(amount), plainReference, plain(text)]);
}

/** The text whose SHA-256 is the fingerprint of a row. Equal rows of a file differ in `copy`. */
export function fingerprintTextOf(row: BankRow): string {
  return `${sameness(row)}#${row.copy}`;
}

/** Numbers equal rows of one file, because a customer may pay the same amount twice on a day. */
export function withCopies<Row extends Omit<BankRow, 'copy'>>(
  rows: readonly Row[],
): (Row & { copy: number })[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const key = sameness(row);
    const copy = (seen.get(key) ?? 0) + 1;
    seen.set(key, copy);
    return { ...row, copy };
  });
}

const { upiReferenceLength } = paymentLimits;

/** All 12-digit references of a row. Banks fill them up with zeros in front. */
export function upiReferencesIn({
  reference,
  text,
}: Pick<BankRow, 'reference' | 'text'>): string[] {
  const runs = `${reference} ${text}`.match(/\d+/g) ?? [];
  const found = runs.flatMap((digits) => {
    const rest = digits.slice(0, -upiReferenceLength);
    return digits.length >= upiReferenceLength && /^0*$/.test(rest)
      ? [digits.slice(-upiReferenceLength)]
      : [];
  });
  // The number of a cheque is filled up with zeros, too. A UPI reference begins with year and day.
  return [...new Set(found)].filter((digits) => !digits.startsWith('0000'));
}

/** The reference that the payment gets. */
export function paymentReferenceOf(row: Pick<BankRow, 'reference' | 'text'>): string {
  const [upiReference] = upiReferencesIn(row);
  if (upiReference !== undefined) return upiReference;
  return /[1-9A-Z]/i.test(row.reference)
    ? row.reference.trim().slice(0, paymentLimits.referenceMax).trim()
    : '';
}

export function paymentMethodOf({ text }: Pick<BankRow, 'text'>): PaymentMethod {
  return /(?<![A-Z])UPI(?![A-Z])/i.test(text) ? 'UPI' : 'other';
}

/** Rupees of a row that the order takes: more than is open is never recorded. */
export function recordedOf({ amount, open }: { amount: number; open: number }): number {
  return Math.min(amount, open);
}
