import type { Tx } from '../../../../platform/db/transaction.ts';
import { billDocumentOf } from './bill-document.rules.ts';
import type { Seller } from './bill-document.rules.ts';
import { getBilledOrder, hasBill, insertBill } from './bills.queries.ts';

/**
 * Makes the bill of a locked order, once. Call it after all other locks but the audit log's: it
 * holds the lock of the numbers until the transaction ends.
 */
export async function makeBill(tx: Tx, orderId: string, seller: Seller): Promise<boolean> {
  if (await hasBill(tx, orderId)) return false;
  await insertBill(tx, orderId, billDocumentOf(await getBilledOrder(tx, orderId), seller));
  return true;
}
