import { passkeyTexts } from '@dalan/contract/people/passkeys';
import type { Tx } from '../../../../platform/db/transaction.ts';
import { ShopError } from '../../../../platform/shop-error.ts';
import { mustUsePasskey } from './passkey-rule.queries.ts';

/**
 * Called by every way without a passkey that ends in a session or a proof, after the session is
 * opened: what was written rolls back.
 */
export async function refuseWithoutPasskey(tx: Tx, userId: string): Promise<void> {
  if (await mustUsePasskey(tx, userId)) {
    throw new ShopError('PASSKEY_REQUIRED', passkeyTexts.usePasskey);
  }
}
