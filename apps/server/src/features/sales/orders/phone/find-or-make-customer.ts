import { counterRefusals } from '@dalan/contract/desk/counter';
import type { Language } from '@dalan/contract/language/languages';
import type { Tx } from '../../../../platform/db/transaction.ts';
import { ShopError } from '../../../../platform/shop-error.ts';
import { recordAudit } from '../../../office/audit/index.ts';
import {
  findCustomerWithoutEmail,
  insertCustomerWithoutEmail,
  isCustomer,
} from './phone-orders.queries.ts';

/** A known customer by id, or a new one by name. */
export type NamedCustomer = {
  customerId?: string;
  name?: string;
  language?: Language;
  contactNumber: string;
  deliveryAddress: string;
};

/** Finds the customer of an order by staff, or makes one without an e-mail. */
export async function findOrMakeCustomer(
  tx: Tx,
  asked: NamedCustomer,
): Promise<{ userId: string; isNew: boolean }> {
  const { customerId, name = '', contactNumber: phone, deliveryAddress, language = 'en' } = asked;
  if (customerId !== undefined) {
    if (!(await isCustomer(tx, customerId))) throw customerGone();
    return { userId: customerId, isNew: false };
  }
  const address = deliveryAddress.replace(/\s*[\r\n]+\s*/g, ', ').trim();
  const made = await insertCustomerWithoutEmail(tx, {
    name: name.trim(),
    phone,
    address,
    language,
  });
  if (made !== undefined) return { userId: made, isNew: true };
  const found = await findCustomerWithoutEmail(tx, phone);
  // The customer was erased between the two statements.
  if (found === undefined) throw customerGone();
  return { userId: found, isNew: false };
}

/** Call it last: the audit log is locked until the transaction ends. */
export async function auditNewCustomer(tx: Tx, actorId: string, userId: string): Promise<void> {
  const details = { role: 'user' };
  await recordAudit(tx, { actorId, action: 'user.created', subjectId: userId, details });
}

export function customerGone(): ShopError {
  return new ShopError('NOT_FOUND', counterRefusals.customerGone);
}
