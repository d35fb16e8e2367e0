import { lineNameIn } from '../catalog/grinds.ts';
import type { Language } from '../language/languages.ts';
import { formatGramsBy, kgToGrams } from '../money/weight.ts';
import type { weightTexts } from '../money/weight.texts.ts';
import { shortOrderId } from '../orders/orders.ts';
import { reasonInWords } from '../payments/credit-notes.ts';
import type { creditReasonTexts } from '../payments/credit-notes.texts.ts';
import type { AccountRow } from './accounts.schema.ts';
import type { onAccountTexts } from './on-account.texts.ts';

/** The texts of one language. A page gives those of its own language; a mail those of its reader. */
export type RowWords = {
  language: Language;
  texts: typeof onAccountTexts;
  weights: typeof weightTexts;
  reasons: typeof creditReasonTexts;
  /** `18 Sep` */
  dayOf: (at: string) => string;
};

/** The two lines under What: `Payment, UPI 4312…7781` and `18 Sep, 25 Sep`. The second may be empty. */
export function accountRowIn(row: AccountRow, words: RowWords): { title: string; about: string } {
  return { title: titleOf(row, words), about: aboutOf(row, words) };
}

function titleOf(row: AccountRow, { texts }: RowWords): string {
  const id = shortOrderId(row.orders[0]?._id ?? '');
  switch (row.kind) {
    case 'order':
      return texts.rows.order(id);
    case 'payment': {
      const how = [texts.methods[row.method ?? 'other'], row.reference ?? ''];
      return texts.rows.payment(how.filter(Boolean).join(' '));
    }
    case 'correction':
      return texts.rows.correction;
    case 'refund':
      return texts.rows.refund;
    case 'credit note':
      return texts.rows.creditNote(row.number ?? '');
    case 'returned':
      return texts.rows.returned(id);
    case 'cancelled':
      return texts.rows.cancelled(id);
    case 'at the door':
      return texts.rows.atTheDoor(id);
    case 'settled':
      return texts.rows.settled(id);
    case 'paid too much':
      return texts.rows.paidTooMuch(id);
  }
}

function aboutOf(row: AccountRow, { language, texts, weights, reasons, dayOf }: RowWords): string {
  const ofOrders = row.orders.map(
    ({ _id, createdAt }) => `${texts.rows.order(shortOrderId(_id))}, ${dayOf(createdAt)}`,
  );
  switch (row.kind) {
    case 'order': {
      const lines = (row.lines ?? []).map((line) => {
        const { text } = lineNameIn(line, line.grind, language);
        return `${text} ${formatGramsBy(weights, kgToGrams(line.kg))}`;
      });
      const bill = row.billNumber === undefined ? [] : [texts.bill(row.billNumber)];
      return [...bill, lines.join('; ')].join(' · ');
    }
    case 'payment':
      return ofOrders.length > 1
        ? row.orders.map(({ createdAt }) => dayOf(createdAt)).join(', ')
        : ofOrders.join('');
    case 'credit note': {
      const kind = row.isDiscount === true ? 'discount' : 'return';
      const why = reasonInWords({ kind, reason: row.reason ?? '' }, reasons);
      const discount = row.isDiscount === true ? [texts.discount] : [];
      return [...discount, why, ...ofOrders].join(', ');
    }
    case 'refund':
      return [row.number ?? '', ...ofOrders].filter(Boolean).join(', ');
    case 'correction':
      return [row.reason ?? '', ...ofOrders].filter(Boolean).join(', ');
    case 'returned':
    case 'cancelled':
    case 'at the door':
    case 'settled':
    case 'paid too much':
      return '';
  }
}
