import { ORDER_DELETED } from '@dalan/contract/orders';
import type { Order } from '@dalan/contract/orders';
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
    deletedCustomer: 'Deleted customer',
    plusDelivery: (charge: string) => `+ ${charge} delivery`,
    dueDay: 'Due Day',
    dueDayRequired: 'Due day is required',
    dueDayPast: 'Please choose today or a later day',
    dueDayFinal: 'No delivery is to come',
    dueDayWas: (day: string) => `Was ${day}. Saving writes this change to the history.`,
    movedTo: (day: string) => `Moved to ${day}`,
    linkCopied: 'Link copied',
    linkNotCopied: 'Failed to copy the link. It stands in the address bar.',
  },
} as const;

const { texts } = orderMaster;

export const itemColumnLabels = ['Product', 'Qty (kg)', 'Price/kg', 'Total'] as const;

export function listTexts(search: string): ListTexts {
  return {
    noun: 'orders',
    empty: { title: texts.none, text: 'Orders appear here as soon as customers place them.' },
    noMatch: {
      title: texts.none,
      text: `Nothing matches “${search}” in order id, user, phone, delivery address or contact number.`,
    },
    failed: {
      title: texts.notFetchedInline,
      text: 'Nothing is lost: orders keep coming in while this list is down.',
    },
  };
}

type Update = { pendingRows: Order[] | undefined; rows: Order[]; page: number; pageSize: number };

/** Says what "Show" would bring in. Empty if nothing is pending. */
export function newOrdersText({ pendingRows, rows, page, pageSize }: Update): string {
  if (pendingRows === undefined) return '';
  const newest = rows[0]?.createdAt ?? '';
  const count = pendingRows.filter(({ createdAt }) => createdAt > newest).length;
  // Rows that move onto a later page are not new: they come from the page before.
  if (count === 0 || page > 1) return 'This list has changed';
  if (count === pageSize) return `${count} or more new orders`;
  return count === 1 ? '1 new order' : `${count} new orders`;
}

/** A deleted account has no name. */
export function buyerName({ userId }: Order): string {
  return userId.name === '' ? texts.deletedCustomer : userId.name;
}

/** Shown in place of data erased with the account. */
export const ERASED = '–';
