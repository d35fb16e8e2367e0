import { repeatLimits } from '@dalan/contract/orders/repeats';
import type { Tx } from '../../../platform/db/transaction.ts';
import { ShopError } from '../../../platform/shop-error.ts';
import { repeatAnswerTexts } from './repeat-answer-texts.ts';
import { countRunningRepeats } from './repeats.queries.ts';

/** Call it with the customer locked. */
export async function refuseOneMore(tx: Tx, userId: string, shopPhone: string): Promise<void> {
  if ((await countRunningRepeats(tx, userId)) < repeatLimits.runningMax) return;
  throw new ShopError('ORDER_LIMIT', repeatAnswerTexts.tooMany(shopPhone));
}
