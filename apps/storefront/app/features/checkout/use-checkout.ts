import type { User } from '@dalan/contract/people/accounts';
import { paiseToRupees } from '@dalan/contract/money/money';
import type { NewOrder } from '@dalan/contract/orders/orders';
import { useEffect, useEffectEvent, useState } from 'react';

import { useDeliveryRule } from '../../lib/delivery-rule/use-delivery-rule.ts';
import { keepOrder } from '../../lib/kept-order/kept-orders.ts';
import type { KeptOrder } from '../../lib/kept-order/kept-orders.ts';
import { isShopKept } from '../../lib/offline/connection.ts';
import { useIsOnline } from '../../lib/offline/use-is-online.ts';
import type { DeliveryOffer } from './days/delivery-choice.rules.ts';
import { useDeliveryChoice } from './days/use-delivery-choice.ts';
import { applyChanges, changesFromRefusal, changesFromStock } from './lines/line-changes.rules.ts';
import {
  attemptInsteadOf,
  attemptKey,
  resumeAttempt,
  settleAttempt,
} from './place-order/order-attempt.ts';
import type { OrderLine } from './lines/order-lines.rules.ts';
import { toOrderItem, totalPaise, withQuantity } from './lines/order-lines.rules.ts';
import { forgetDelivery } from './delivery/stored-delivery.ts';
import { useDelivery } from './delivery/use-delivery.ts';
import { usePlaceOrder } from './place-order/use-place-order.ts';

type Checkout = {
  user: User;
  lines: readonly OrderLine[];
  onLinesChange: (before: readonly OrderLine[], after: readonly OrderLine[]) => void;
  onProfileSaved: (user: User) => void;
  onPlaced?: (bought: readonly OrderLine[]) => void;
  /** The order as it was kept without a network. */
  kept?: KeptOrder & { isToSend: boolean };
};

export function useCheckout(props: Checkout) {
  const { user, onLinesChange, onProfileSaved, onPlaced, kept } = props;
  const [lines, setLines] = useState(props.lines);
  const [changes, setChanges] = useState(() => changesFromStock(props.lines));
  const [timesAsked, setTimesAsked] = useState(0);
  const [hasAccepted, setHasAccepted] = useState(false);
  const [isKept, setIsKept] = useState(false);
  const [isShownElsewhere, setIsShownElsewhere] = useState(false);
  const isOnline = useIsOnline();
  const { answer } = useDeliveryRule();
  const where = useDelivery(user, answer?.rule ?? undefined, onProfileSaved);
  const choice = useDeliveryChoice(lines, where.shownPincode, kept?.order);
  const handlePlaced = () => {
    forgetDelivery();
    choice.forget();
    onPlaced?.(lines);
  };
  const placing = usePlaceOrder({
    onPlaced: handlePlaced,
    onRefused: ({ answer: refused }, order) => {
      setChanges(refused ? changesFromRefusal(refused, lines) : []);
      setIsShownElsewhere(refused !== undefined && choice.refuse(refused, order.dueOn));
    },
  });
  const { isPlacing, placed, refusal, earlier, clearRefusal } = placing;
  const isBusy = isPlacing || where.isSaving;

  function showLines(after: OrderLine[]): void {
    setLines(after);
    onLinesChange(lines, after);
    choice.reconsider();
    setHasAccepted(false);
    // If an order had no response, changing the lines does not settle whether it was placed.
    if (!refusal?.isUnsure) clearRefusal();
  }

  function startAgain(): void {
    choice.reconsider();
    setIsShownElsewhere(false);
  }

  function newOrder({ address, phone, pincode = '' } = where.delivery): NewOrder {
    const { offer } = choice;
    return {
      userId: user._id,
      items: lines.map(toOrderItem),
      deliveryAddress: address,
      contactNumber: phone,
      ...(offer?.day !== undefined && {
        pincode,
        dueOn: offer.day,
        deliveryCharge: paiseToRupees(offer.chargePaise),
      }),
    };
  }

  /** For a tap when the network is back. The checks of the shop come then. */
  function keep(order: NewOrder): void {
    const amountPaise = choice.offer?.amountPaise ?? totalPaise(lines);
    const instead = kept ? insteadOfKept(kept) : attemptInsteadOf();
    const key = kept?.key ?? attemptKey();
    keepOrder({ key, keptAt: Date.now(), amountPaise, order: { ...order, ...instead } });
    settleAttempt();
    forgetDelivery();
    choice.forget();
    // The cart's lines are in the kept order now.
    if (!kept) onPlaced?.(lines);
    setIsKept(true);
  }

  const canKeep = !isOnline && isShopKept();

  /** A kept order goes out under the key that it was kept with. */
  function place(order: NewOrder): void {
    if (kept) resumeAttempt(kept.key, insteadOfKept(kept));
    void placing.place(order);
  }

  /** The customer has tapped Send. What has changed meanwhile is shown first. */
  const sendKept = useEffectEvent(() => {
    if (!kept?.isToSend || !isOnline || where.isEditing || changes.length > 0) return;
    if (kept.order.items.length === lines.length) place(kept.order);
  });
  useEffect(() => sendKept(), []);

  return {
    lines,
    changes,
    placed,
    refusal: isShownElsewhere ? undefined : refusal,
    earlier,
    choice,
    /** The customer has to add flour or choose another day first. */
    isBlocked: choice.offer !== undefined && !canBeDelivered(choice.offer),
    isBusy,
    isOnline,
    canKeep,
    isKept,
    where,
    timesAsked,
    hasAccepted,

    changeQuantity: (productId: string, quantityKg: number): void => {
      if (isBusy) return;
      showLines(withQuantity(lines, productId, quantityKg));
      setChanges((known) =>
        known.filter((change) => {
          const isResolved = change.kind === 'less' && quantityKg <= change.availableKg;
          return change.productId !== productId || !isResolved;
        }),
      );
    },

    acceptChanges: (): void => {
      showLines(applyChanges(lines, changes));
      setChanges([]);
      setHasAccepted(true);
    },

    placeOrder: (delivery = where.delivery): void => {
      if (isPlacing || !(isOnline || canKeep) || (choice.offer && !canBeDelivered(choice.offer)))
        return;
      // Nothing is sent until the customer has accepted the changes.
      const isChargeOpen = choice.refused?.kind === 'charge';
      if (changes.length > 0 || earlier || isChargeOpen) return setTimesAsked((times) => times + 1);
      setHasAccepted(false);
      startAgain();
      if (canKeep) keep(newOrder(delivery));
      else place(newOrder(delivery));
    },

    orderAsWell: (): void => {
      startAgain();
      void placing.placeAsWell(newOrder());
    },
    orderInstead: (): void => {
      startAgain();
      void placing.placeInstead(newOrder());
    },
    keepEarlier: (): void => {
      settleAttempt(earlier?._id);
      handlePlaced();
    },
  };
}

function insteadOfKept({ order: { insteadOf } }: KeptOrder): { insteadOf?: string } {
  return insteadOf === undefined ? {} : { insteadOf };
}

function canBeDelivered({ day, tooLittlePaise }: DeliveryOffer): boolean {
  return day !== undefined && tooLittlePaise === 0;
}
