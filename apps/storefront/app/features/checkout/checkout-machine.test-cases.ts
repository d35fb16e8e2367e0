import type { Order } from '@dalan/contract/orders/orders';

import { openCheckout, reduceCheckout } from './checkout-machine.rules.ts';
import type { Answer, CheckoutEvent, CheckoutState, Question } from './checkout-machine.rules.ts';
import { openWhere } from './delivery/delivery.rules.ts';
import { changesFromStock } from './lines/line-changes.rules.ts';
import type { OrderLine } from './lines/order-lines.rules.ts';

export const home = { address: '12 Laxmi Road, Pune', phone: '9812345678', pincode: '411030' };
export const mill = { ...home, address: '4 Mill Lane, Pune', pincode: '411004' };
export const earlier = { _id: 'earlier' } as Order;
const order = { _id: 'placed' } as Order;

export function line(_id: string, quantityKg: number, quantity = 50) {
  const flour = { _id, name: _id, nameMr: '', picture: null, isMarathiCut: true };
  return { flour: { ...flour, pricePerKg: 80, quantity }, quantityKg };
}

export function open(
  lines: readonly OrderLine[] = [line('jowar', 3), line('besan', 1)],
): CheckoutState {
  const where = openWhere({ delivery: home, interrupted: undefined }, undefined);
  return openCheckout(
    { lines, where, wantedDay: undefined, agreed: undefined },
    changesFromStock(lines),
  );
}

export const send: CheckoutEvent = { type: 'order-wanted', way: 'new' };
export const asWell: CheckoutEvent = { type: 'order-wanted', way: 'as well' };
export const instead: CheckoutEvent = { type: 'order-wanted', way: 'instead' };
export const keep: CheckoutEvent = { type: 'order-kept' };
export const more: CheckoutEvent = { type: 'quantity-changed', productId: 'jowar', quantityKg: 4 };
export const less: CheckoutEvent = { type: 'quantity-changed', productId: 'jowar', quantityKg: 2 };

export function answered(answer: Answer, attempt = 1): CheckoutEvent {
  return { type: 'answered', attempt, answer };
}
export function refused(question?: Question, text?: string, left?: Order): Answer {
  return { is: 'refused', text, question, left };
}
export function run(...events: CheckoutEvent[]): CheckoutState {
  return events.reduce(reduceCheckout, open());
}

export const placed: Answer = { is: 'placed', order, hasLeft: false };
export const unsure: Answer = { is: 'unsure', text: 'No answer.' };
export const found: Answer = { is: 'earlier', order: earlier };
export const onlyTwo: Question = {
  about: 'lines',
  changes: [{ kind: 'less', productId: 'jowar', availableKg: 2 }],
};
export const dearer: Question = { about: 'charge', chargePaise: 6000, amountPaise: 38_000 };
export const full: Question = { about: 'day', day: '2026-11-20' };

export const stages: Record<CheckoutState['stage']['is'], CheckoutState> = {
  editing: open(),
  asking: run(send, answered(refused(onlyTwo, 'Sold meanwhile.'))),
  sending: run(send),
  unsure: run(send, answered(unsure)),
  earlier: run(send, answered(found)),
  placed: run(send, answered(placed)),
  kept: run(keep),
};
