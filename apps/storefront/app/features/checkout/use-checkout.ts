import type { LineId } from '@dalan/contract/catalog/grinds';
import type { User } from '@dalan/contract/people/accounts';
import { paiseToRupees } from '@dalan/contract/money/money';
import type { NewOrder } from '@dalan/contract/orders/orders';
import { totalKg } from '@dalan/contract/orders/quantities';
import { useEffect, useEffectEvent } from 'react';

import { askDeliveryRule } from '../../lib/delivery-rule/delivery-rule-store.ts';
import { useDeliveryRule } from '../../lib/delivery-rule/use-delivery-rule.ts';
import { keepOrder } from '../../lib/kept-order/kept-orders.ts';
import type { KeptOrder } from '../../lib/kept-order/kept-orders.ts';
import { isShopKept } from '../../lib/offline/connection.ts';
import { useIsOnline } from '../../lib/offline/use-is-online.ts';
import {
  canOrder,
  isBusy,
  openCheckout,
  questionIn,
  reduceCheckout,
} from './checkout-machine.rules.ts';
import type { CheckoutEvent, CheckoutState, Way } from './checkout-machine.rules.ts';
import { canBeDelivered, chargeSeen, deliveryOffer } from './days/delivery-choice.rules.ts';
import { forgetChosenDay, keepChosenDay, readChosenDay } from './days/stored-day.ts';
import { shownPincode } from './delivery/delivery.rules.ts';
import { forgetDelivery } from './delivery/stored-delivery.ts';
import { readWhere, useDelivery } from './delivery/use-delivery.ts';
import { changesFromStock } from './lines/line-changes.rules.ts';
import { problemIn } from './lines/line-problem.rules.ts';
import type { OrderLine } from './lines/order-lines.rules.ts';
import { toOrderItem, totalPaise } from './lines/order-lines.rules.ts';
import {
  attemptInsteadOf,
  attemptKey,
  resumeAttempt,
  settleAttempt,
} from './place-order/order-attempt.ts';
import { usePlaceOrder } from './place-order/use-place-order.ts';
import { useMachine } from './use-machine.ts';

type Checkout = {
  user: User;
  lines: readonly OrderLine[];
  onLinesChange: (before: readonly OrderLine[], after: readonly OrderLine[]) => void;
  onProfileSaved: (user: User) => void;
  onPlaced?: (bought: readonly OrderLine[]) => void;
  /** The order that was kept without a network. */
  kept?: KeptOrder & { isToSend: boolean };
};

/** The effects of the checkout. Its transitions are in `checkout-machine.rules.ts`. */
export function useCheckout(props: Checkout) {
  const { user, onLinesChange, onProfileSaved, onPlaced, kept } = props;
  const isOnline = useIsOnline();
  const canKeep = !isOnline && isShopKept();
  const { answer, at: now } = useDeliveryRule();
  const rule = answer?.rule ?? undefined;
  const [state, send] = useMachine(reduceCheckout, () => {
    const { lines } = props;
    const agreed = kept && chargeSeen(kept.order, totalPaise(lines));
    const where = readWhere(user, rule);
    return openCheckout(
      { lines, where, wantedDay: readChosenDay(), agreed },
      changesFromStock(lines),
    );
  });
  const { stage, lines } = state;
  const where = useDelivery({ user, rule, state, send, onProfileSaved });
  const offer = offerFor(state);
  const place = usePlaceOrder({ send, onSending: resumeKept, onPlaced: forgetPlaced });

  /** Day and charge of the order. Undefined while the rule is off. */
  function offerFor({ lines: wanted, where: place, wantedDay, agreed }: CheckoutState) {
    const pincode = shownPincode(place, rule);
    const amount = { totalPaise: totalPaise(wanted), kg: totalKg(wanted) };
    if (!answer || !rule) return undefined;
    return deliveryOffer({ rule, days: answer.days, now, pincode, ...amount, wantedDay, agreed });
  }

  function orderFrom(from: CheckoutState): NewOrder {
    const { address, phone, pincode = '' } = from.where.delivery;
    const offered = offerFor(from);
    return {
      userId: user._id,
      items: from.lines.map(toOrderItem),
      deliveryAddress: address,
      contactNumber: phone,
      ...(offered?.day !== undefined && {
        pincode,
        dueOn: offered.day,
        deliveryCharge: paiseToRupees(offered.chargePaise),
      }),
    };
  }

  /** A kept order is sent with the key that it was kept with. */
  function resumeKept(way: Way): void {
    if (kept && way === 'new') resumeAttempt(kept.key, insteadOfKept(kept));
  }

  function forgetPlaced(bought: readonly OrderLine[]): void {
    forgetDelivery();
    forgetChosenDay();
    onPlaced?.(bought);
  }

  function keep(from: CheckoutState): void {
    const amountPaise = offerFor(from)?.amountPaise ?? totalPaise(from.lines);
    keepForLater(orderFrom(from), amountPaise, kept);
    forgetDelivery();
    forgetChosenDay();
    // The cart's lines are in the kept order now.
    if (!kept) onPlaced?.(from.lines);
    send({ type: 'order-kept' });
  }

  function changeLines(event: CheckoutEvent): void {
    const next = send(event);
    if (next) onLinesChange(lines, next.lines);
  }

  const problem = problemIn(lines);
  const isChargeAsked = questionIn(stage)?.about === 'charge';
  useEffect(() => {
    if (!isChargeAsked) return;
    // Loads the new charge once the question is over. Until then the slip shows the charge that the
    // customer saw.
    return () => void askDeliveryRule();
  }, [isChargeAsked]);

  /** Sends the kept order after a tap on Send. What has changed meanwhile is shown first. */
  const sendKept = useEffectEvent(() => {
    if (!kept?.isToSend || !isOnline || where.isEditing || stage.is !== 'editing') return;
    if (kept.order.items.length === lines.length) void place(kept.order, 'new');
  });
  useEffect(() => sendKept(), []);

  return {
    stage,
    lines,
    rule,
    now,
    offer,
    /** What the customer has to choose or correct in a line first. */
    problem,
    /** True until that is done, or the customer adds flour or chooses another day. */
    isBlocked: problem !== undefined || !canBeDelivered(offer),
    isBusy: isBusy(state),
    isOnline,
    canKeep,
    where,
    timesAsked: state.timesAsked,

    changeQuantity: (line: LineId, quantityKg: number): void =>
      changeLines({ type: 'quantity-changed', ...line, quantityKg }),
    chooseGrind: (line: LineId, grind: string | undefined): void =>
      changeLines({ type: 'grind-chosen', line, grind }),
    acceptChanges: (): void => changeLines({ type: 'changes-accepted' }),
    acceptCharge: (): void => {
      send({ type: 'charge-accepted', pincode: shownPincode(state.where, rule) });
    },
    chooseDay: (day: string): void => {
      if (send({ type: 'day-chosen', day })) keepChosenDay(day);
    },

    /** `from` is the newest state, which the last render may not have. */
    placeOrder: (from = state): void => {
      if (!(isOnline || canKeep) || !canBeDelivered(offerFor(from))) return;
      if (canKeep && canOrder(from)) keep(from);
      else void place(orderFrom(from), 'new');
    },
    orderAsWell: () => void place(orderFrom(state), 'as well'),
    orderInstead: () => void place(orderFrom(state), 'instead'),
    keepEarlier: (): void => {
      if (stage.is !== 'earlier') return;
      settleAttempt(stage.order._id);
      forgetPlaced(lines);
    },
  };
}

/** Keeps the order until the customer taps Send with a network. The shop checks it then. */
function keepForLater(order: NewOrder, amountPaise: number, kept: KeptOrder | undefined): void {
  const instead = kept ? insteadOfKept(kept) : attemptInsteadOf();
  const key = kept?.key ?? attemptKey();
  keepOrder({ key, keptAt: Date.now(), amountPaise, order: { ...order, ...instead } });
  settleAttempt();
}

function insteadOfKept({ order: { insteadOf } }: KeptOrder): { insteadOf?: string } {
  return insteadOf === undefined ? {} : { insteadOf };
}
