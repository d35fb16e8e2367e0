import type { User } from '@dalan/contract/accounts';
import type { Tx } from '../../platform/db/transaction.ts';
import { ShopError } from '../../platform/shop-error.ts';
import { findEditorName } from './users.queries.ts';

/** Somebody else was quicker: who, and what the user is now. */
export async function userChanged(
  tx: Tx,
  user: User,
  text: (who: string) => string,
): Promise<ShopError> {
  const by = (await findEditorName(tx, user._id)) ?? 'Someone';
  return new ShopError('USER_CHANGED', text(by), { details: { by, user } });
}
