import { areaOf, chargePaise } from '../delivery/delivery.ts';
import type { Delivery } from '../delivery/delivery.ts';
import { formatRupees, paiseToRupees, rupeesToPaise } from '../money/money.ts';
import { cancellableStatuses } from './orders.ts';
import type { Order, OrderContentChanges } from './orders.ts';

export type { OrderContents, OrderContentsAnswer } from './order-contents.schema.ts';

/** An order can be changed until it is milled, and while it has no bill. */
export function isChangeable({
  orderStatus,
  billNumber,
}: Pick<Order, 'orderStatus' | 'billNumber'>): boolean {
  return cancellableStatuses.includes(orderStatus) && billNumber === null;
}

export type ContentLine = {
  productId: string;
  name: string;
  quantityKg: number;
  pricePerKg: number;
};

/** The contents of an order before or after a change. */
export type Contents = {
  lines: readonly ContentLine[];
  deliveryAddress: string;
  contactNumber: string;
  pincode: string | null;
  dueOn: string;
  totalAmount: number;
  deliveryCharge: number;
};

export function contentsOf(order: Order): Contents {
  return {
    lines: order.items.map(({ productId, quantityKg, pricePerKg }) => ({
      productId: productId._id,
      name: productId.name,
      quantityKg,
      pricePerKg,
    })),
    deliveryAddress: order.deliveryAddress,
    contactNumber: order.contactNumber,
    pincode: order.pincode,
    dueOn: order.dueOn,
    totalAmount: order.totalAmount,
    deliveryCharge: order.deliveryCharge,
  };
}

/** The sum and charge of changed contents; undefined if the rule knows no such pincode. */
export function amountsOf(
  { lines, pincode }: Pick<Contents, 'lines' | 'pincode'>,
  rule: Delivery | null,
): Pick<Contents, 'totalAmount' | 'deliveryCharge'> | undefined {
  const totalPaise = lines.reduce(
    (sum, { pricePerKg, quantityKg }) => sum + rupeesToPaise(pricePerKg) * quantityKg,
    0,
  );
  const totalAmount = paiseToRupees(totalPaise);
  if (rule === null) return { totalAmount, deliveryCharge: 0 };
  const area = areaOf(rule, pincode ?? '');
  if (area === undefined) return undefined;
  return { totalAmount, deliveryCharge: paiseToRupees(chargePaise(rule, area, totalPaise)) };
}

/**
 * What history and mail say. Address and phone number are personal: only that they changed is kept,
 * so that nothing is left in the history once a customer is erased.
 */
export function changesOf(was: Contents, is: Contents): OrderContentChanges {
  const lines = [
    ...was.lines.map(({ productId, name, quantityKg }) => ({
      name,
      wasKg: quantityKg,
      isKg: is.lines.find((line) => line.productId === productId)?.quantityKg ?? 0,
    })),
    ...is.lines
      .filter(({ productId }) => !was.lines.some((line) => line.productId === productId))
      .map(({ name, quantityKg }) => ({ name, wasKg: 0, isKg: quantityKg })),
  ].filter(({ wasKg, isKg }) => wasKg !== isKg);
  const amounts = {
    totalAmount: [was.totalAmount, is.totalAmount],
    deliveryCharge: [was.deliveryCharge, is.deliveryCharge],
    amountToPay: [toPayOf(was), toPayOf(is)],
  } satisfies Record<string, [number, number]>;
  return {
    ...(lines.length > 0 && { lines }),
    ...(was.deliveryAddress !== is.deliveryAddress && { deliveryAddress: true as const }),
    ...(was.contactNumber !== is.contactNumber && { contactNumber: true as const }),
    ...(was.pincode !== is.pincode && { pincode: true as const }),
    ...(was.dueOn !== is.dueOn && { dueOn: [was.dueOn, is.dueOn] as [string, string] }),
    ...Object.fromEntries(
      Object.entries(amounts).filter(([, [before, after]]) => before !== after),
    ),
  };
}

function toPayOf({ totalAmount, deliveryCharge }: Contents): number {
  return paiseToRupees(rupeesToPaise(totalAmount) + rupeesToPaise(deliveryCharge));
}

export function isUnchanged(changes: OrderContentChanges): boolean {
  return Object.keys(changes).length === 0;
}

/** One changed field. Without `was`, `is` says it all. */
export type ChangeInWords = { label: string; was?: string; is: string };

export const orderContentTexts = {
  kg: (kg: number) => `${kg} kg`,
  added: (kg: number) => `${kg} kg added`,
  removed: (kg: number) => `${kg} kg removed`,
  changed: 'changed',
  deliveryAddress: 'Delivery Address',
  contactNumber: 'Contact Number',
  pincode: 'Pincode',
  dueOn: 'Due day',
  totalAmount: 'Total Amount',
  deliveryCharge: 'Delivery',
  amountToPay: 'To pay',
};

/** History, mail and form use the same words. `formatDay` is the caller's way to write a day. */
export function changesInWords(
  changes: OrderContentChanges,
  formatDay: (day: string) => string,
  texts = orderContentTexts,
): ChangeInWords[] {
  const lines = (changes.lines ?? []).map(({ name, wasKg, isKg }): ChangeInWords => {
    if (wasKg === 0) return { label: name, is: texts.added(isKg) };
    if (isKg === 0) return { label: name, is: texts.removed(wasKg) };
    return { label: name, was: texts.kg(wasKg), is: texts.kg(isKg) };
  });
  const personal = (['deliveryAddress', 'contactNumber', 'pincode'] as const)
    .filter((field) => changes[field] === true)
    .map((field) => ({ label: texts[field], is: texts.changed }));
  const day = changes.dueOn?.map(formatDay);
  const amounts = (['totalAmount', 'deliveryCharge', 'amountToPay'] as const).flatMap((field) => {
    const [was, is] = changes[field] ?? [];
    if (was === undefined || is === undefined) return [];
    return [{ label: texts[field], was: formatRupees(was), is: formatRupees(is) }];
  });
  return [
    ...lines,
    ...personal,
    ...(day === undefined ? [] : [{ label: texts.dueOn, was: day[0] ?? '', is: day[1] ?? '' }]),
    ...amounts,
  ];
}
