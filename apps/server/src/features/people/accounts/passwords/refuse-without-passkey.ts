import { passkeyTexts } from '@dalan/contract/people/passkeys';
import type { Tx } from '../../../../platform/db/transaction.ts';
import { ShopError } from '../../../../platform/shop-error.ts';
import { mustUsePasskey } from './passkey-rule.queries.ts';

/**
 * Every way to a session or a proof without a passkey calls this after it has opened the session. A
 * refusal rolls back everything that was written.
 */
export async function refuseWithoutPasskey(tx: Tx, userId: string): Promise<void> {
  if (await mustUsePasskey(tx, userId)) {
    throw new ShopError('PASSKEY_REQUIRED', passkeyTexts.usePasskey);
  }
}
