import type { Product } from '@dalan/contract/catalog/catalog';
import { phoneDigits } from '@dalan/contract/contact/contact-details';
import type { Delivery } from '@dalan/contract/delivery/delivery';
import { amountsOf, changesOf, contentsOf } from '@dalan/contract/orders/order-contents';
import type { ContentLine, Contents, OrderContents } from '@dalan/contract/orders/order-contents';
import type { Order, OrderContentChanges } from '@dalan/contract/orders/orders';
import { quantityLimits } from '@dalan/contract/orders/quantities';

/** What staff typed so far. */
export type Draft = {
  lines: ContentLine[];
  address: string;
  number: string;
  pincode: string;
  dueOn: string;
};

export function draftOf(order: Order): Draft {
  const { lines, deliveryAddress, contactNumber, pincode, dueOn } = contentsOf(order);
  return {
    lines: [...lines],
    address: deliveryAddress,
    number: contactNumber,
    pincode: pincode ?? '',
    dueOn,
  };
}

/** Undefined if the order's delivery rule does not have the pincode. */
export function contentsAfter(
  order: Order,
  draft: Draft,
  rule: Delivery | null,
): Contents | undefined {
  const pincode = order.pincode === null ? null : draft.pincode;
  const amounts = amountsOf({ lines: draft.lines, pincode }, rule);
  return (
    amounts && {
      lines: draft.lines,
      deliveryAddress: draft.address.trim(),
      contactNumber: phoneDigits(draft.number),
      pincode,
      dueOn: draft.dueOn,
      ...amounts,
    }
  );
}

export function changesIn(
  order: Order,
  draft: Draft,
  rule: Delivery | null,
): OrderContentChanges | undefined {
  const after = contentsAfter(order, draft, rule);
  return after && changesOf(contentsOf(order), after);
}

export function bodyOf(order: Order, draft: Draft): OrderContents {
  return {
    version: order.version,
    items: draft.lines.map(({ productId, quantityKg, pricePerKg }) => ({
      productId,
      quantityKg,
      pricePerKg,
    })),
    deliveryAddress: draft.address.trim(),
    contactNumber: draft.number,
    ...(order.pincode !== null && { pincode: draft.pincode }),
    dueOn: draft.dueOn,
  };
}

type HeldLine = Pick<Order['items'][number], 'quantityKg'> & { productId: { _id: string } };

/**
 * The weight that the order already holds of a flour, and what is free beside it. Before the flours
 * have loaded, only the limit of a line is known: a weight typed by then must not be cut.
 */
export function maxKgOf(
  order: { items: readonly HeldLine[] },
  flour: Pick<Product, 'quantity'> | undefined,
  productId: string,
): number {
  if (flour === undefined) return quantityLimits.quantityMaxKg;
  const held = order.items.find((item) => item.productId._id === productId)?.quantityKg ?? 0;
  const free = Math.max(0, Math.floor(flour.quantity));
  return Math.min(held + free, quantityLimits.quantityMaxKg);
}

/** `Jowar Flour −1 kg, Besan +2 kg`: how the stock changes. */
export function stockMoves({ lines = [] }: OrderContentChanges): string {
  return lines
    .map(({ name, wasKg, isKg }) => {
      const kg = wasKg - isKg;
      return `${name} ${kg < 0 ? '−' : '+'}${Math.abs(kg)} kg`;
    })
    .join(', ');
}
