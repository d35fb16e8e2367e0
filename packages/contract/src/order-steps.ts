import type { OrderStatus } from './orders.ts';

export type { OrderCounts, OrderListQuery } from './order-steps.schema.ts';

/** The area of every pincode that the delivery settings do not name. */
export const OTHER_PINCODES = 'other';

/** The steps of the mill's day: the tabs of Order Master and the counts of Today. */
export const orderSteps = [
  'to-confirm',
  'to-mill',
  'to-pack',
  'out',
  'delivered',
  'ended',
  'all',
] as const;
export type OrderStep = (typeof orderSteps)[number];

type StepFacts = {
  label: string;
  /** `null`: every status. */
  statuses: readonly OrderStatus[] | null;
  /** Somebody has to act: the tab shows its count. */
  isWork: boolean;
};

/** "To pack" leaves out what is packed: that waits for a run. */
export const stepFacts: Record<OrderStep, StepFacts> = {
  'to-confirm': { label: 'To confirm', statuses: ['Placed', 'Pending'], isWork: true },
  'to-mill': { label: 'To mill', statuses: ['Confirmed'], isWork: true },
  'to-pack': { label: 'To pack', statuses: ['Processing'], isWork: true },
  out: { label: 'Out', statuses: ['Shipped'], isWork: true },
  delivered: { label: 'Delivered', statuses: ['Delivered'], isWork: false },
  ended: { label: 'Cancelled, returned', statuses: ['Cancelled', 'Returned'], isWork: false },
  all: { label: 'All', statuses: null, isWork: true },
};

/** A whole order waits this long before it is shown in red. */
export const WAITING_TOO_LONG_HOURS = 12;
