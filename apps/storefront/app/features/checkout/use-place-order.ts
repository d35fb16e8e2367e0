import { ORDER_ANSWER_TIMEOUT_MS } from '@dalan/contract/checkout';
import { ApiError, NoAnswer } from '@dalan/contract/client';
import type { NewOrder, Order } from '@dalan/contract/orders';
import { orderTexts } from '@dalan/contract/orders';
import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';

import { browserClient } from '../../lib/browser-client.ts';
import { useSessionEnd } from '../../lib/use-session-end.ts';
import { showToast } from '../../ui/toast.tsx';
import { keyOfAttempt, settleAttempt } from './order-attempt.ts';
import { placementRefusal } from './placement-refusal.ts';
import type { PlacementRefusal } from './placement-refusal.ts';

/** Sends the order, or the same order again; a torn answer counts as none. */
async function send(order: NewOrder): Promise<Order> {
  const placed = (await browserClient.call(
    'placeOrder',
    { body: order },
    {
      headers: { 'idempotency-key': keyOfAttempt(order) },
      signal: AbortSignal.timeout(ORDER_ANSWER_TIMEOUT_MS),
    },
  )) as Order | undefined;
  if (!placed?._id) throw new NoAnswer(orderTexts.placeFailed);
  return placed;
}

type PlaceOrder = {
  onPlaced: () => void;
  /** Told of every no of the shop, before its words are shown. */
  onRefused: (refusal: ApiError) => void;
};

/** Tells whether the customer is on his way elsewhere, from his tap until long after this page. */
function useIsLeft(): (tappedAt: string) => boolean {
  const isLeft = useRef(false);
  const { state } = useNavigation();
  useEffect(() => {
    isLeft.current = state !== 'idle';
    return () => {
      isLeft.current = true;
    };
  }, [state]);
  // On a slow phone the address changes well before the next page is there.
  return (tappedAt) => isLeft.current || tappedAt !== location.pathname;
}

/** At most one order under way; what became of it stays until the next try. */
export function usePlaceOrder({ onPlaced, onRefused }: PlaceOrder) {
  const [isPlacing, setIsPlacing] = useState(false);
  const [placed, setPlaced] = useState<Order>();
  const [refusal, setRefusal] = useState<PlacementRefusal>();
  const isUnderWay = useRef(false);
  const isLeft = useIsLeft();
  const endSession = useSessionEnd();

  async function place(order: NewOrder): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    // Buy Now's own address follows the quantity: what counts is where he was when he tapped.
    const tappedAt = location.pathname;
    setIsPlacing(true);
    setRefusal(undefined);
    try {
      const answer = await send(order);
      settleAttempt();
      onPlaced();
      // Who went to another page meanwhile hears of it there.
      if (isLeft(tappedAt)) showToast(orderTexts.placed(answer._id));
      else setPlaced(answer);
    } catch (error) {
      if (endSession(error)) return;
      if (error instanceof ApiError) {
        if (error.code === 'KEY_REUSED') settleAttempt();
        onRefused(error);
      }
      const refused = placementRefusal(error);
      setRefusal(refused);
      if (isLeft(tappedAt)) showToast(refused.text, 'failed');
    } finally {
      isUnderWay.current = false;
      setIsPlacing(false);
    }
  }

  return { isPlacing, placed, refusal, place, clearRefusal: () => setRefusal(undefined) };
}
