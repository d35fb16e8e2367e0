import { ORDER_ANSWER_TIMEOUT_MS } from '@dalan/contract/checkout';
import { ApiError, NoAnswer } from '@dalan/contract/client';
import type { NewOrder, Order } from '@dalan/contract/orders';
import { orderTexts } from '@dalan/contract/orders';
import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';

import { browserClient } from '../../../lib/api/browser-client.ts';
import { placedOrderUrl } from '../../../lib/placed-order-url.ts';
import { useHandleSessionEnd } from '../../../lib/session/use-handle-session-end.ts';
import { showToast } from '../../../ui/toast.tsx';
import { attemptKey, settleAttempt } from './order-attempt.ts';
import { earlierOrderIn, placementRefusal } from './placement-refusal.ts';
import type { PlacementRefusal } from './placement-refusal.ts';

/** Sends the order, or the same order again; a torn answer counts as none. */
async function send(order: NewOrder): Promise<Order> {
  const placed = (await browserClient.call(
    'placeOrder',
    { body: order },
    {
      headers: { 'idempotency-key': attemptKey() },
      signal: AbortSignal.timeout(ORDER_ANSWER_TIMEOUT_MS),
    },
  )) as Order | undefined;
  if (!placed?._id) throw new NoAnswer(orderTexts.placeFailed);
  return placed;
}

/** An earlier order that was cancelled meanwhile does not stand in the way of this one. */
async function sendUnlessDuplicate(order: NewOrder): Promise<Order> {
  try {
    return await send(order);
  } catch (error) {
    if (earlierOrderIn(error)?.orderStatus !== 'Cancelled') throw error;
    settleAttempt();
    return send(order);
  }
}

type PlaceOrder = {
  onPlaced: () => void;
  /** Called with every refusal of the shop, before its text is shown. */
  onRefused: (refusal: ApiError) => void;
};

/** Tells whether the customer has left, from the tap until long after this page. */
function useHasLeft(): (tappedAt: string) => boolean {
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

/** At most one order under way; its result stays until the next try. */
export function usePlaceOrder({ onPlaced, onRefused }: PlaceOrder) {
  const [isPlacing, setIsPlacing] = useState(false);
  const [placed, setPlaced] = useState<Order>();
  const [refusal, setRefusal] = useState<PlacementRefusal>();
  const [earlier, setEarlier] = useState<Order>();
  const isRunning = useRef(false);
  const isLeft = useHasLeft();
  const handleSessionEnd = useHandleSessionEnd();

  async function run(work: () => Promise<Order>): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    // Buy Now's own address follows the quantity: what counts is where the tap was.
    const tappedAt = location.pathname;
    setIsPlacing(true);
    setRefusal(undefined);
    try {
      const answer = await work();
      settleAttempt(answer._id);
      setEarlier(undefined);
      onPlaced();
      // Customers who went to another page meanwhile are told there.
      if (isLeft(tappedAt)) {
        showToast(orderTexts.placed(answer._id));
        return;
      }
      // A reload shows the placed order, and Back has no checkout to come back to.
      window.history.replaceState(window.history.state, '', placedOrderUrl(answer._id));
      setPlaced(answer);
    } catch (error) {
      if (handleSessionEnd(error)) return;
      // The attempt stays open, so that a reload asks again instead of ordering twice.
      const standing = earlierOrderIn(error);
      if (standing) {
        setEarlier(standing);
        return;
      }
      if (error instanceof ApiError) onRefused(error);
      const refused = placementRefusal(error);
      setRefusal(refused);
      if (isLeft(tappedAt)) showToast(refused.text, 'failed');
    } finally {
      isRunning.current = false;
      setIsPlacing(false);
    }
  }

  return {
    isPlacing,
    placed,
    refusal,
    /** An order of an earlier try that did arrive. Nothing more is sent until the customer chooses. */
    earlier,
    place: (order: NewOrder) => run(() => sendUnlessDuplicate(order)),
    placeAsWell: (order: NewOrder) =>
      run(() => {
        settleAttempt(earlier?._id);
        setEarlier(undefined);
        return send(order);
      }),
    /** Cancels the earlier order first, so that its flour is free for this one. */
    placeInstead: (order: NewOrder) =>
      run(async () => {
        if (earlier) await browserClient.call('cancelOrder', { params: { id: earlier._id } });
        settleAttempt();
        setEarlier(undefined);
        return send(order);
      }),
    clearRefusal: () => setRefusal(undefined),
  };
}
