import { ApiError } from '@dalan/contract/client';
import { pathIn } from '@dalan/contract/language/languages';
import type { NewOrder } from '@dalan/contract/orders/orders';
import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';

import {
  askDeliveryRule,
  correctDeliveryRule,
} from '../../../lib/delivery-rule/delivery-rule-store.ts';
import { pageLanguage } from '../../../lib/language/page-language.texts.ts';
import { placedOrderUrl } from '../../../lib/placed-order-url.ts';
import { useHandleSessionEnd } from '../../../lib/session/use-handle-session-end.ts';
import { showToast } from '../../../ui/toast.tsx';
import type { Answer, CheckoutEvent, CheckoutState, Way } from '../checkout-machine.rules.ts';
import { checkoutTexts } from '../checkout.texts.ts';
import { deliveryRefusal } from '../days/delivery-refusal.rules.ts';
import type { OrderLine } from '../lines/order-lines.rules.ts';
import type { Send } from '../use-machine.ts';
import { settleAttempt } from './order-attempt.ts';
import { answerIn, placementRefusal } from './placement-refusal.ts';
import { sendOrder } from './send-order.ts';

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

type Effects = {
  send: Send<CheckoutState, CheckoutEvent>;
  /** Called before an order goes out. */
  onSending: (way: Way) => void;
  onPlaced: (bought: readonly OrderLine[]) => void;
};

/** Sends an order if the checkout allows it now, and passes the answer on. */
export function usePlaceOrder({ send, onSending, onPlaced }: Effects) {
  const hasLeft = useHasLeft();
  const handleSessionEnd = useHandleSessionEnd();

  function answerTo(error: unknown, sent: Sent): Answer {
    // The log-in page opens and says why.
    if (handleSessionEnd(error)) return { is: 'refused' };
    const answer = answerIn(error, sent);
    if (answer.is === 'refused') learnDelivery(error, sent.order.dueOn);
    if (answer.is !== 'earlier' && hasLeft(sent.tappedAt)) {
      showToast(placementRefusal(error).text, 'failed');
    }
    return answer;
  }

  return async (order: NewOrder, way: Way): Promise<void> => {
    const next = send({ type: 'order-wanted', way });
    if (next?.stage.is !== 'sending') return;
    const { stage, lines } = next;
    // Buy Now changes its own URL with the quantity, so remember it at the tap.
    const tappedAt = location.pathname;
    onSending(way);
    const answer = await sendOrder(order, stage).then(
      (placed): Answer => ({ is: 'placed', order: placed, hasLeft: hasLeft(tappedAt) }),
      (error: unknown) => answerTo(error, { order, lines, tappedAt }),
    );
    send({ type: 'answered', attempt: stage.attempt, answer });
    if (answer.is !== 'placed') return;
    settleAttempt(answer.order._id);
    onPlaced(lines);
    showPlaced(answer);
  };
}

function showPlaced({ order: { _id: id }, hasLeft }: Answer & { is: 'placed' }): void {
  // Customers who have moved to another page see a toast there.
  if (hasLeft) return showToast(checkoutTexts.placed(id));
  // After this, a reload shows the placed order, and Back does not lead to the checkout.
  const placedAt = pathIn(pageLanguage, placedOrderUrl(id));
  window.history.replaceState(window.history.state, '', placedAt);
}

type Sent = { order: NewOrder; lines: readonly OrderLine[]; tappedAt: string };

/** Updates the known delivery rule and its days with what a refusal says. */
function learnDelivery(error: unknown, dueOn: string | undefined): void {
  if (!(error instanceof ApiError) || !error.answer) return;
  const { answer, code } = error;
  const refusal = deliveryRefusal(answer, dueOn);
  if (refusal?.correct) correctDeliveryRule(refusal.correct);
  // The rule known here is old: it was turned on since, or its areas have changed.
  const isRuleOld = code === 'PINCODE_UNKNOWN' || code === 'DAY_FULL';
  if (!refusal && isRuleOld) void askDeliveryRule();
}
