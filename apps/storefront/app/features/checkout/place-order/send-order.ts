import { NoAnswer } from '@dalan/contract/client';
import type { NewOrder, Order } from '@dalan/contract/orders/orders';
import { orderTexts } from '@dalan/contract/orders/orders';

import { browserClient } from '../../../lib/api/browser-client.ts';
import { languageQuery } from '../../../lib/language/language-query.ts';
import type { Way } from '../checkout-machine.rules.ts';
import { attemptInsteadOf, attemptKey, beginInstead, settleAttempt } from './order-attempt.ts';
import { ORDER_ANSWER_TIMEOUT_MS } from './order-attempt.rules.ts';
import { earlierOrderIn, placementRefusal } from './placement-refusal.ts';

/** Throws the shop's refusal, or `NoAnswer` if the shop does not answer. */
export async function sendOrder(
  order: NewOrder,
  { way, earlier }: { way: Way; earlier: Order | undefined },
): Promise<Order> {
  if (way === 'new') return sendUnlessDuplicate(order);
  if (way === 'as well') settleAttempt(earlier?._id);
  else if (earlier) beginInstead(earlier._id);
  try {
    return await send(order);
  } catch (error) {
    // The shop cancels the earlier order only if it places this one. A refusal leaves it as it is.
    if (way === 'instead' && !placementRefusal(error).isUnsure) settleAttempt();
    throw error;
  }
}

/** If an earlier attempt's order has since been cancelled, sends this one with a new key. */
async function sendUnlessDuplicate(order: NewOrder): Promise<Order> {
  try {
    return await send(order);
  } catch (error) {
    if (earlierOrderIn(error)?.orderStatus !== 'Cancelled') throw error;
    settleAttempt();
    return send(order);
  }
}

/** Sending again is safe: the key stays the same. A truncated response counts as no response. */
async function send(order: NewOrder): Promise<Order> {
  const key = attemptKey();
  const placed = (await browserClient.call(
    'placeOrder',
    { query: languageQuery, body: { ...order, ...attemptInsteadOf() } },
    {
      headers: { 'idempotency-key': key },
      signal: AbortSignal.timeout(ORDER_ANSWER_TIMEOUT_MS),
    },
  )) as Order | undefined;
  if (!placed?._id) throw new NoAnswer(orderTexts.placeFailed);
  return placed;
}
