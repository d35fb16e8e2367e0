import type { CreditNote } from '@dalan/contract/payments/credit-note-documents';
import type { Db } from '../../../../platform/db/database.ts';
import { ShopError } from '../../../../platform/shop-error.ts';
import { creditAnswerTexts } from './credit-answer-texts.ts';
import { findCreditNote } from './credit-notes.queries.ts';

/** A customer sees only the credit notes of their own orders. */
type Reader = { userId: string; isStaff: boolean };

export async function readCreditNote(db: Db, id: string, reader: Reader): Promise<CreditNote> {
  const row = await findCreditNote(db, id);
  if (row === undefined || !(reader.isStaff || row.userId === reader.userId)) {
    throw new ShopError('NOT_FOUND', creditAnswerTexts.notFound);
  }
  const { orderId, number, madeAt, document } = row;
  return { _id: row.id, orderId, number, madeAt: madeAt.toISOString(), document };
}
