import type { OrderCounts, OrderStep } from '@dalan/contract/orders/order-steps';
import { ORDER_DELETED, orderLimits } from '@dalan/contract/orders/orders';
import type { Order } from '@dalan/contract/orders/orders';
import { countOf } from '../../lib/format/count-of.ts';
import { languageTexts } from '../../lib/language/language-texts.ts';
import type { ListTexts } from '../../ui/list/list-frame.tsx';

export const orderMaster = {
  pageSizes: [5, 10, 25],
  texts: {
    none: 'No Orders Found',
    notFetched: 'Failed to fetch orders',
    notFetchedInline: 'Failed to fetch orders. Please try again.',
    saved: 'Successful to save order',
    notSaved: 'Failed to save order',
    confirmDeletion: 'Are you sure you want to delete this order? This action cannot be undone.',
    deleted: ORDER_DELETED,
    notDeleted: 'Failed to delete order',
    notOpened: 'Failed to open the order. Please try again.',
    plusDelivery: (charge: string) => `+ ${charge} delivery`,
    dueDay: 'Due Day',
    dueDayRequired: 'Due day is required',
    dueDayPast: 'Please choose today or a later day',
    dueDayFinal: 'No delivery is to come',
    dueDayWas: (day: string) => `Was ${day}. Saving writes this change to the history.`,
    change: 'Change order',
    labels: 'Bag labels',
    billed: 'billed',
    notChangeable: (reason: string) => `Only until it is milled; this one is ${reason}.`,
    movedTo: (day: string) => `Moved to ${day}`,
    tooManySelected: `Up to ${orderLimits.movedAtOnceMax} orders can be selected at once. The others stay as they are.`,
    phoneOrder: 'Phone order',
    repeatOrder: 'Repeat order',
    onNoRun: 'Packed, on no run yet',
    noRun: 'no run',
    moreItems: (count: number) => `+ ${count} more`,
    onRun: (rider: string, number: number, day: string) =>
      `On ${rider}’s run${number === 1 ? '' : ` ${number}`}, ${day}`,
    linkCopied: 'Link copied',
    linkNotCopied: 'Failed to copy the link. It stands in the address bar.',
  },
  filters: {
    step: 'Step',
    due: 'Due',
    area: 'Area',
    anyDay: 'Any day',
    late: 'Late',
    date: 'Date',
    anotherDate: 'Another date',
    allAreas: 'All areas',
    otherPincodes: 'Other pincodes',
    payment: 'Payment',
    anyPayment: 'Any payment',
    placed: 'Placed',
    soldIn: (days: string) => `${days}, sold`,
    clear: 'Clear filters',
  },
} as const;

const { texts } = orderMaster;

export const itemColumnLabels = ['Product', 'Qty (kg)', 'Price/kg', 'Total'] as const;

type Shown = { search: string; step: OrderStep; isFiltered: boolean };

export function listTexts(shown: Shown, counts: OrderCounts | undefined): ListTexts {
  const { search, step, isFiltered } = shown;
  return {
    noun: 'orders',
    empty: isFiltered ? noneFits : emptyStep(step, counts),
    noMatch: {
      title: texts.none,
      text: `Nothing matches “${search}” in order id, user, phone, flour, delivery address, contact number, total, status or day.`,
    },
    failed: {
      title: texts.notFetchedInline,
      text: 'Nothing is lost: orders keep coming in while this list is down.',
    },
  };
}

const noneFits = { title: texts.none, text: 'No order fits these filters.' };

/** Says that the step has no orders, and where the work is now. */
function emptyStep(step: OrderStep, counts: OrderCounts | undefined): ListTexts['empty'] {
  const others = (of: keyof OrderCounts, where: string) => {
    const count = counts?.[of] ?? 0;
    return count === 0 ? '' : `${countOf(count, 'order is', 'orders are')} ${where}.`;
  };
  const sentences: Record<OrderStep, { title: string; text: string }> = {
    'to-confirm': { title: 'Nothing to confirm', text: others('to-mill', 'to be milled') },
    'to-mill': { title: 'Nothing to mill', text: others('to-confirm', 'still to be confirmed') },
    'to-pack': { title: 'Nothing to pack', text: others('to-mill', 'at the mill') },
    ready: { title: 'Nothing is ready', text: others('to-pack', 'still to be packed') },
    out: { title: 'Nothing is out', text: others('ready', 'packed and ready') },
    delivered: { title: 'Nothing delivered yet', text: others('out', 'on the way') },
    'to-receive': { title: 'Nothing to receive', text: 'Every delivered order is paid.' },
    ended: { title: 'Nothing cancelled or returned', text: '' },
    all: { title: texts.none, text: 'Orders appear here as soon as customers place them.' },
  };
  return sentences[step];
}

type Update = { pendingRows: Order[] | undefined; rows: Order[]; page: number; pageSize: number };

/** Says what "Show" would bring in. Empty if nothing is pending. */
export function newOrdersText({ pendingRows, rows, page, pageSize }: Update): string {
  if (pendingRows === undefined) return '';
  const newest = rows[0]?.createdAt ?? '';
  const count = pendingRows.filter(({ createdAt }) => createdAt > newest).length;
  // Rows that move onto a later page are not new: they come from the page before it.
  if (count === 0 || page > 1) return 'This list has changed';
  if (count === pageSize) return `${count} or more new orders`;
  return count === 1 ? '1 new order' : `${count} new orders`;
}

/** A deleted account has no name, and nor have most sales at the counter. */
export function buyerName({ userId, channel }: Order): string {
  if (channel === 'counter' && userId.name === '') return languageTexts.counterSale;
  return customerName(userId.name);
}

export function customerName(name: string): string {
  return name === '' ? languageTexts.deletedCustomer : name;
}

/** Shown in place of data erased with the account. */
export const ERASED = '–';
