import { ApiError, NoAnswer } from '@dalan/contract/client';
import { pathIn } from '@dalan/contract/language/languages';
import type { NewOrder, Order } from '@dalan/contract/orders/orders';
import { orderTexts } from '@dalan/contract/orders/orders';
import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';

import { browserClient } from '../../../lib/api/browser-client.ts';
import { languageQuery } from '../../../lib/language/language-query.ts';
import { pageLanguage } from '../../../lib/language/page-language.texts.ts';
import { placedOrderUrl } from '../../../lib/placed-order-url.ts';
import { useHandleSessionEnd } from '../../../lib/session/use-handle-session-end.ts';
import { showToast } from '../../../ui/toast.tsx';
import { attemptInsteadOf, attemptKey, beginInstead, settleAttempt } from './order-attempt.ts';
import { earlierOrderIn, orderLeftBy, placementRefusal } from './placement-refusal.ts';
import type { PlacementRefusal } from './placement-refusal.ts';
import { ORDER_ANSWER_TIMEOUT_MS } from './order-attempt.rules.ts';
import { checkoutTexts } from '../checkout.texts.ts';

/** Safe to repeat: the key stays the same. A truncated response counts as no response. */
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

type PlaceOrder = {
  onPlaced: () => void;
  /** Called for every error response, before its text is shown. */
  onRefused: (refusal: ApiError, order: NewOrder) => void;
};

/** Whether the customer has left the page since tapping. Works after unmounting too. */
function useHasLeft(): (tappedAt: string) => boolean {
  const hasLeft = useRef(false);
  const { state } = useNavigation();
  useEffect(() => {
    hasLeft.current = state !== 'idle';
    return () => {
      hasLeft.current = true;
    };
  }, [state]);
  // On a slow phone the URL changes well before the next page is rendered.
  return (tappedAt) => hasLeft.current || tappedAt !== location.pathname;
}

/** Runs one request at a time. Its result stays until the next attempt. */
export function usePlaceOrder({ onPlaced, onRefused }: PlaceOrder) {
  const [isPlacing, setIsPlacing] = useState(false);
  const [placed, setPlaced] = useState<Order>();
  const [refusal, setRefusal] = useState<PlacementRefusal>();
  const [earlier, setEarlier] = useState<Order>();
  const isRunning = useRef(false);
  const hasLeft = useHasLeft();
  const handleSessionEnd = useHandleSessionEnd();

  async function run(order: NewOrder, work: () => Promise<Order>): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    // Buy Now changes its own URL with the quantity, so remember it at the tap.
    const tappedAt = location.pathname;
    setIsPlacing(true);
    setRefusal(undefined);
    try {
      const answer = await work();
      settleAttempt(answer._id);
      setEarlier(undefined);
      onPlaced();
      // Customers who have moved to another page see a toast there.
      if (hasLeft(tappedAt)) {
        showToast(checkoutTexts.placed(answer._id));
        return;
      }
      // After this, a reload shows the placed order, and Back does not lead to the checkout.
      const placedAt = pathIn(pageLanguage, placedOrderUrl(answer._id));
      window.history.replaceState(window.history.state, '', placedAt);
      setPlaced(answer);
    } catch (error) {
      if (handleSessionEnd(error)) return;
      // The attempt stays open, so that a reload asks again instead of ordering twice.
      const earlierOrder = earlierOrderIn(error);
      if (earlierOrder) {
        setEarlier(earlierOrder);
        return;
      }
      if (error instanceof ApiError) onRefused(error, order);
      const refused = placementRefusal(error);
      setRefusal(refused);
      if (hasLeft(tappedAt)) showToast(refused.text, 'failed');
    } finally {
      isRunning.current = false;
      setIsPlacing(false);
    }
  }

  return {
    isPlacing,
    placed,
    refusal,
    /** An earlier attempt's order. Nothing more is sent until the customer chooses. */
    earlier,
    place: (order: NewOrder) => run(order, () => sendUnlessDuplicate(order)),
    placeAsWell: (order: NewOrder) =>
      run(order, () => {
        settleAttempt(earlier?._id);
        setEarlier(undefined);
        return send(order);
      }),
    /** The shop cancels the earlier order with placing this one. A refusal leaves it as it is. */
    placeInstead: (order: NewOrder) =>
      run(order, async () => {
        if (earlier) beginInstead(earlier._id);
        setEarlier(undefined);
        try {
          return await send(order);
        } catch (error) {
          if (!placementRefusal(error).isUnsure) {
            settleAttempt();
            setEarlier(orderLeftBy(error) ?? earlier);
          }
          throw error;
        }
      }),
    clearRefusal: () => setRefusal(undefined),
  };
}
