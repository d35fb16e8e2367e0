import { statusesToConfirm } from '../desk/confirm.ts';
import type { OrderStatus, PaymentStatus } from './orders.ts';
import { paidStatuses } from './orders.ts';
import { SAYS_PAID } from '../payments/payments.ts';

export type {
  BalancesAnswer,
  CustomerBalance,
  OrderCounts,
  OrderListQuery,
} from './order-steps.schema.ts';

/** The area of every pincode that the delivery settings do not name. */
export const OTHER_PINCODES = 'other';

/** Every open order is in exactly one of these: they are the tiles of Today. */
export const openSteps = ['to-confirm', 'to-mill', 'to-pack', 'ready', 'out'] as const;
export type OpenStep = (typeof openSteps)[number];

/** The tabs of Order Master. An order in `to-receive` is in `delivered`, too. */
export const orderSteps = [...openSteps, 'delivered', 'to-receive', 'ended', 'all'] as const;
export type OrderStep = (typeof orderSteps)[number];

type StepFacts = {
  label: string;
  /** `null` means every status. */
  statuses: readonly OrderStatus[] | null;
  /** If absent, orders may be packed or not. */
  isPacked?: boolean;
  /** If true, only orders with an open balance count. */
  isOwed?: true;
  /** If true, somebody has to act, and the tab shows its count. */
  isWork: boolean;
};

/** The one definition of the steps. The server makes its SQL from it: `inStep`. */
export const stepFacts: Record<OrderStep, StepFacts> = {
  'to-confirm': { label: 'To confirm', statuses: statusesToConfirm, isWork: true },
  'to-mill': { label: 'To mill', statuses: ['Confirmed'], isWork: true },
  'to-pack': { label: 'To pack', statuses: ['Processing'], isPacked: false, isWork: true },
  ready: { label: 'Ready', statuses: ['Processing'], isPacked: true, isWork: true },
  out: { label: 'Out', statuses: ['Shipped'], isWork: true },
  delivered: { label: 'Delivered', statuses: ['Delivered'], isWork: false },
  'to-receive': { label: 'To receive', statuses: ['Delivered'], isOwed: true, isWork: true },
  ended: { label: 'Cancelled, returned', statuses: ['Cancelled', 'Returned'], isWork: false },
  all: { label: 'All', statuses: null, isWork: true },
};

export const paymentFilters = ['paid', 'partly', 'nothing', 'claimed'] as const;
export type PaymentFilter = (typeof paymentFilters)[number];

type PaymentFacts = {
  label: string;
  /** `null` means that the customer says that they have paid, and nobody has answered yet. */
  statuses: readonly PaymentStatus[] | null;
};

/** Orders are found by the status that the list shows, also where staff have set it by hand. */
export const paymentFacts: Record<PaymentFilter, PaymentFacts> = {
  paid: { label: 'Paid', statuses: paidStatuses },
  partly: { label: 'Partly paid', statuses: ['Partially Paid'] },
  nothing: { label: 'Nothing paid', statuses: ['Pending', 'Failed'] },
  claimed: { label: SAYS_PAID, statuses: null },
};

/** An order that is not confirmed after this time is shown in red. */
export const WAITING_TOO_LONG_HOURS = 12;
