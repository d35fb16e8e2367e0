import type { User } from '@dalan/contract/accounts';
import { useState } from 'react';

import { applyChanges, changesOfRefusal, changesOfShelf } from './line-changes.rules.ts';
import type { OrderLine } from './order-lines.rules.ts';
import { toOrderItem, withQuantity } from './order-lines.rules.ts';
import { forgetDelivery } from './stored-delivery.ts';
import { useDelivery } from './use-delivery.ts';
import { useIsOnline } from './use-is-online.ts';
import { usePlaceOrder } from './use-place-order.ts';

type Checkout = {
  user: User;
  lines: readonly OrderLine[];
  onLinesChange: (before: readonly OrderLine[], after: readonly OrderLine[]) => void;
  onProfileSaved: (user: User) => void;
  onPlaced?: (bought: readonly OrderLine[]) => void;
};

/** From the lines as they were chosen to an order, or to what stands in its way. */
export function useCheckout(props: Checkout) {
  const { user, onLinesChange, onProfileSaved, onPlaced } = props;
  const [lines, setLines] = useState(props.lines);
  const [changes, setChanges] = useState(() => changesOfShelf(props.lines));
  const [timesAsked, setTimesAsked] = useState(0);
  const [hasAccepted, setHasAccepted] = useState(false);
  const isOnline = useIsOnline();
  const where = useDelivery(user, onProfileSaved);
  const { isPlacing, placed, refusal, place, clearRefusal } = usePlaceOrder({
    onPlaced: () => {
      forgetDelivery();
      onPlaced?.(lines);
    },
    onRefused: ({ answer }) => setChanges(answer ? changesOfRefusal(answer, lines) : []),
  });
  const isBusy = isPlacing || where.isSaving;

  function showLines(after: OrderLine[]): void {
    setLines(after);
    onLinesChange(lines, after);
    setHasAccepted(false);
    // Whether an order without an answer was placed, no change of the lines makes known.
    if (!refusal?.isUnsure) clearRefusal();
  }

  return {
    lines,
    changes,
    placed,
    refusal,
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
          const isSettled = change.kind === 'less' && quantityKg <= change.availableKg;
          return change.productId !== productId || !isSettled;
        }),
      );
    },

    acceptChanges: (): void => {
      showLines(applyChanges(lines, changes));
      setChanges([]);
      setHasAccepted(true);
    },

    placeOrder: ({ address, phone } = where.delivery): void => {
      if (isPlacing || !isOnline) return;
      // What has changed is agreed to first.
      if (changes.length > 0) return setTimesAsked((times) => times + 1);
      setHasAccepted(false);
      void place({
        userId: user._id,
        items: lines.map(toOrderItem),
        deliveryAddress: address,
        contactNumber: phone,
      });
    },
  };
}
