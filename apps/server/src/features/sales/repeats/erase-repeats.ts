import type { Tx } from '../../../platform/db/transaction.ts';
import { removeRequestsToCall } from '../../shop/contact/index.ts';
import { eraseRepeats } from './repeats.queries.ts';

/** Stops the repeats of an erased customer. The messages that ask to call them are deleted. */
export async function eraseRepeatsOfUser(tx: Tx, userId: string): Promise<void> {
  await removeRequestsToCall(tx, userId);
  await eraseRepeats(tx, userId);
}
