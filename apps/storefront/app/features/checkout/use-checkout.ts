import type { User } from '@dalan/contract/accounts';
import type { NewOrder } from '@dalan/contract/orders';
import { useState, useSyncExternalStore } from 'react';

import { applyChanges, changesFromRefusal, changesFromStock } from './lines/line-changes.rules.ts';
import { settleAttempt } from './place-order/order-attempt.ts';
import type { OrderLine } from './lines/order-lines.rules.ts';
import { toOrderItem, withQuantity } from './lines/order-lines.rules.ts';
import { forgetDelivery } from './delivery/stored-delivery.ts';
import { useDelivery } from './delivery/use-delivery.ts';
import { usePlaceOrder } from './place-order/use-place-order.ts';

type Checkout = {
  user: User;
  lines: readonly OrderLine[];
  onLinesChange: (before: readonly OrderLine[], after: readonly OrderLine[]) => void;
  onProfileSaved: (user: User) => void;
  onPlaced?: (bought: readonly OrderLine[]) => void;
};

export function useCheckout(props: Checkout) {
  const { user, onLinesChange, onProfileSaved, onPlaced } = props;
  const [lines, setLines] = useState(props.lines);
  const [changes, setChanges] = useState(() => changesFromStock(props.lines));
  const [timesAsked, setTimesAsked] = useState(0);
  const [hasAccepted, setHasAccepted] = useState(false);
  const isOnline = useIsOnline();
  const where = useDelivery(user, onProfileSaved);
  const handlePlaced = () => {
    forgetDelivery();
    onPlaced?.(lines);
  };
  const placing = usePlaceOrder({
    onPlaced: handlePlaced,
    onRefused: ({ answer }) => setChanges(answer ? changesFromRefusal(answer, lines) : []),
  });
  const { isPlacing, placed, refusal, earlier, clearRefusal } = placing;
  const isBusy = isPlacing || where.isSaving;

  function showLines(after: OrderLine[]): void {
    setLines(after);
    onLinesChange(lines, after);
    setHasAccepted(false);
    // If an order had no response, changing the lines does not settle whether it was placed.
    if (!refusal?.isUnsure) clearRefusal();
  }

  function newOrder({ address, phone } = where.delivery): NewOrder {
    return {
      userId: user._id,
      items: lines.map(toOrderItem),
      deliveryAddress: address,
      contactNumber: phone,
    };
  }

  return {
    lines,
    changes,
    placed,
    refusal,
    earlier,
    isBusy,
    isOnline,
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
      if (isPlacing || !isOnline) return;
      // Nothing is sent until the customer has accepted the changes.
      if (changes.length > 0 || earlier) return setTimesAsked((times) => times + 1);
      setHasAccepted(false);
      void placing.place(newOrder(delivery));
    },

    orderAsWell: () => void placing.placeAsWell(newOrder()),
    orderInstead: () => void placing.placeInstead(newOrder()),
    keepEarlier: (): void => {
      settleAttempt(earlier?._id);
      handlePlaced();
    },
  };
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}
