import type { Order } from '@dalan/contract/orders/orders';
import type { Run } from '@dalan/contract/mill/runs';
import type { Person } from '../people.ts';
import type { Dice } from './dice.ts';
import type { KnownRows } from './known-rows.ts';
import type { Operation } from './operations.ts';
import type { Given } from './crew.ts';
import { kindOfPath } from './row-kinds.ts';
import type { Kind, RowOf } from './row-kinds.ts';

export type Making = {
  dice: Dice;
  rows: KnownRows;
  caller: Person;
  email: string;
  /** Values prepared for this call, which are used before any other. */
  given: Given;
};

/** The rows that a call, or a part of it, is about: id, price and version match each other. */
export type Around = {
  operation: Operation;
  kind: Kind | undefined;
  product: Partial<RowOf<'products'>>;
  onHand: number | undefined;
  order: Partial<Order>;
  run: Partial<Run>;
  repeat: Partial<RowOf<'repeats'>>;
  user: Partial<RowOf<'users'>>;
  staff: Partial<RowOf<'staff'>>;
};

const isPacked = ({ orderStatus, packedAt }: Order) =>
  orderStatus === 'Processing' && packedAt !== null;
const isOpen = ({ orderStatus }: Order) => ['Placed', 'Pending', 'Confirmed'].includes(orderStatus);
const isConfirmed = ({ orderStatus }: Order) => orderStatus === 'Confirmed';
const isMilled = ({ orderStatus }: Order) =>
  ['Processing', 'Shipped', 'Delivered'].includes(orderStatus);

/** Tells for which orders the operation can succeed. */
const orderFits: Record<string, (order: Order) => boolean> = {
  cancelOrder: isOpen,
  getOrderContents: isOpen,
  changeOrderContents: isOpen,
  getMyBill: ({ billNumber }) => billNumber !== null,
  getBill: ({ billNumber }) => billNumber !== null,
  finishMilling: isConfirmed,
  noteHolderTold: isMilled,
  makeMyBill: isMilled,
  makeBill: isMilled,
  moveOrders: ({ orderStatus, packedAt }) => orderStatus === 'Processing' && packedAt === null,
  planRuns: isPacked,
  recordPayment: ({ orderStatus, paidAmount, amountToPay }) =>
    orderStatus !== 'Cancelled' && paidAmount < amountToPay,
  claimPayment: ({ orderStatus, claim, paidAmount }) =>
    orderStatus !== 'Cancelled' && claim === null && paidAmount === 0,
  answerClaimNotFound: ({ claim }) => claim !== null,
};

/** Tells for which runs the operation can succeed. */
const runFits: Record<string, (run: Run) => boolean> = {
  removeRun: ({ state, stops }) => state === 'planned' && stops.length === 0,
  planRuns: ({ state }) => state === 'planned',
  startRun: ({ state, stops }) => state === 'planned' && stops.length > 0,
  sendRiderAction: ({ state, stops }) => state === 'out' && stops.some(isToDo),
  countCash: ({ state, stops }) => state !== 'planned' && !stops.some(isToDo),
};

function isToDo({ outcome }: Run['stops'][number]): boolean {
  return outcome === null;
}

/** This share of calls is about an order that may not fit, and is refused. */
const ANY_SHARE = 0.3;

export function lookAround({ dice, rows, caller }: Making, operation: Operation): Around {
  const { name, access, path } = operation;
  const isOwn = ({ userId }: Order) => access !== 'customer' || userId._id === caller.userId;
  const fits = orderFits[name] ?? (() => true);
  const run: Partial<Run> = rows.pick(dice, 'runs', runFits[name]) ?? {};
  const stop = name === 'sendRiderAction' ? run.stops?.find(isToDo) : undefined;
  const order = dice.isLucky(ANY_SHARE)
    ? rows.pick(dice, 'orders', isOwn)
    : rows.pick(dice, 'orders', (one) => isOwn(one) && fits(one));
  const product: Around['product'] = rows.pick(dice, 'products', ({ isActive }) => isActive) ?? {};
  return {
    operation,
    kind: kindOfPath(path),
    product,
    onHand: rows.pick(dice, 'stock', ({ _id }) => _id === product._id)?.onHand,
    order: stop?.order ?? order ?? {},
    run,
    repeat: rows.pick(dice, 'repeats', ({ isStopped }) => !isStopped) ?? {},
    user: rows.pick(dice, 'users', ({ _id }) => _id === caller.userId) ?? {},
    staff: rows.pick(dice, 'staff', ({ _id }) => _id !== caller.userId) ?? {},
  };
}
