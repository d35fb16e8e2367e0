import type { User } from '@dalan/contract/people/accounts';
import type { Tx } from '../../../../platform/db/transaction.ts';
import { ShopError } from '../../../../platform/shop-error.ts';
import { findEditorName } from './users.queries.ts';

/** A conflict error with the editor's name and the current user. */
export async function userChanged(
  tx: Tx,
  user: User,
  text: (who: string) => string,
): Promise<ShopError> {
  const by = (await findEditorName(tx, user._id)) ?? 'Someone';
  return new ShopError('USER_CHANGED', text(by), { details: { by, user } });
}
