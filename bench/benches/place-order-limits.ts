import { dayAfter, shopClock } from '@dalan/contract/delivery/delivery';
import { WALK_IN_ID } from '@dalan/contract/desk/counter';
import {
  finalStatuses,
  newOrder,
  paidStatuses,
  statusesWithoutStock,
} from '@dalan/contract/orders/orders';

const MANY = 1_000_000_000;

/** The parameters of place-order.sql that are the same for every order of a bench. */
export const sameForAll = {
  city: 'pune',
  deliveryAddress: '12 Jatyachi Aali, Kasba Peth, Pune 411011',
  // The limits are counted, but never reached.
  maxOrders: MANY,
  ordersSeconds: 1,
  maxOpenOrders: MANY,
  maxGrams: MANY,
  gramsSeconds: 1,
  finalStatuses,
  paidStatuses,
  statusesWithoutStock,
  // The delivery rule is off, and its page was never saved.
  pageVersion: 0,
  dueOn: dayAfter(shopClock(new Date()).day),
  pincode: null,
  areaChargePaise: 0,
  freeFromPaise: null,
  seenChargePaise: 0,
  smallestOrderPaise: null,
  roomGrams: null,
  ruleVersion: null,
  // The customer places the order.
  placedBy: null,
  firstStatus: newOrder.orderStatus,
  channel: 'shop',
  walkInId: WALK_IN_ID,
  letterPayload: null,
  soldAt: null,
  mayOwe: true,
};

/** Replaces the named parameters of a statement, such as `:dueOn`. */
export function replaceParameters(statement: string, replace: (name: string) => string): string {
  return statement.replace(/(?<!:):([a-zA-Z]\w*)/g, (_, name: string) => replace(name));
}
