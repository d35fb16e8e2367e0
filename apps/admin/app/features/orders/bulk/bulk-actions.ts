import { totalKg } from '@dalan/contract/orders/quantities';
import type { OrderStep } from '@dalan/contract/orders/order-steps';
import { finalStatuses, orderStatuses } from '@dalan/contract/orders/orders';
import type { Order, OrderStatus } from '@dalan/contract/orders/orders';
import { collectedAtTheDoor } from '@dalan/contract/on-account/accounts';
import type { IconName } from '../../../ui/icons/icon-paths.ts';

const bulkChoices = [
  'confirm',
  'start milling',
  'mark milled',
  'pack',
  'unpack',
  'slips',
  'run',
  'deliver',
  'day',
] as const;
export type BulkChoice = (typeof bulkChoices)[number];

type Facts = {
  label: string;
  icon: IconName;
  key?: string;
  /** The statuses in which an order can take this action. */
  fits: readonly OrderStatus[];
  isFit?: (order: Order) => boolean;
  /** Why the action is off, if it fits none of the selected orders. */
  reason: string;
};

const open = orderStatuses.filter((status) => !finalStatuses.includes(status));

export const choiceFacts: Record<BulkChoice, Facts> = {
  confirm: {
    label: 'Confirm',
    icon: 'check',
    fits: ['Placed', 'Pending'],
    reason: 'None of these is Placed or Pending',
  },
  'start milling': {
    label: 'Start milling',
    icon: 'mill',
    fits: ['Confirmed'],
    reason: 'None of these is Confirmed',
  },
  'mark milled': {
    label: 'Milling done',
    icon: 'check',
    fits: ['Confirmed'],
    reason: 'None of these is Confirmed',
  },
  pack: {
    label: 'Packed',
    icon: 'pack',
    fits: ['Processing'],
    isFit: ({ packedAt }) => packedAt === null,
    reason: 'None of these is milled and still to pack',
  },
  unpack: {
    label: 'Not packed',
    icon: 'back',
    fits: ['Processing'],
    isFit: ({ packedAt }) => packedAt !== null,
    reason: 'None of these is packed',
  },
  slips: {
    label: 'Print slips',
    icon: 'print',
    key: 'P',
    fits: ['Confirmed', 'Processing', 'Shipped'],
    reason: 'None of these is to pack or to deliver',
  },
  run: {
    label: 'Add to a run',
    icon: 'truck',
    key: 'R',
    fits: ['Processing'],
    reason: 'None of these is milled and at the mill',
  },
  deliver: {
    label: 'Delivered and paid',
    icon: 'rupee',
    fits: ['Shipped'],
    reason: 'None of these is Shipped',
  },
  day: {
    label: 'Move to a day',
    icon: 'calendar',
    key: 'D',
    fits: open,
    reason: 'No delivery is to come for these',
  },
};

/** The actions of each tab. The last one is the usual next step, where `hasNext` is set. */
const inBar: Record<OrderStep, { choices: readonly BulkChoice[]; hasNext: boolean }> = {
  'to-confirm': { choices: ['day', 'confirm'], hasNext: true },
  'to-mill': { choices: ['day', 'start milling'], hasNext: true },
  'to-pack': { choices: ['day', 'run', 'slips'], hasNext: true },
  ready: { choices: ['day', 'slips', 'run'], hasNext: true },
  out: { choices: ['day', 'deliver'], hasNext: true },
  delivered: { choices: ['slips'], hasNext: false },
  'to-receive': { choices: [], hasNext: false },
  ended: { choices: [], hasNext: false },
  all: { choices: ['day', 'slips'], hasNext: false },
};

export function choicesOf(step: OrderStep, most: number) {
  const { choices, hasNext } = inBar[step];
  const shown = choices.slice(-most);
  return {
    shown,
    next: hasNext ? choices.at(-1) : undefined,
    rest: bulkChoices.filter((choice) => !shown.includes(choice)),
  };
}

export function fitting(choice: BulkChoice, orders: Order[]): Order[] {
  const { fits, isFit = () => true } = choiceFacts[choice];
  return orders.filter((order) => fits.includes(order.orderStatus) && isFit(order));
}

/** Each line is one bag. Orders that staff have set as paid by hand, and those on account, add nothing to collect. */
export function totalsOf(orders: Order[]) {
  const lines = orders.flatMap(({ items }) => items);
  const toCollect = orders.reduce(
    (sum, order) => sum + Math.round(collectedAtTheDoor(order) * 100),
    0,
  );
  return {
    bags: lines.length,
    kg: totalKg(lines),
    toCollect: toCollect / 100,
    unpaid: orders.filter((order) => collectedAtTheDoor(order) > 0).length,
  };
}
