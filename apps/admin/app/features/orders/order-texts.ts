import { orderMaster } from '@dalan/contract/masters';
import type { Order } from '@dalan/contract/orders';
import { formatTotal } from '../../ui/list/format-total.ts';
import type { ListTexts } from '../../ui/list/list-frame.tsx';

const { texts } = orderMaster;

export const itemColumnLabels = ['Product', 'Qty (kg)', 'Price/kg', 'Total'] as const;

export function countWords(count: { total: number; isTotalOpen: boolean }, search: string): string {
  const words = `${formatTotal(count)} ${count.total === 1 ? 'order' : 'orders'}`;
  return search === '' ? words : `${words} found`;
}

export function listTexts(search: string): ListTexts {
  return {
    what: 'orders',
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

type News = { waiting: Order[] | undefined; rows: Order[]; page: number; pageSize: number };

/** What waits to be shown; nothing where nothing does. */
export function newOrdersText({ waiting, rows, page, pageSize }: News): string {
  if (waiting === undefined) return '';
  const newest = rows[0]?.createdAt ?? '';
  const count = waiting.filter(({ createdAt }) => createdAt > newest).length;
  // On a later page the rows that come in were on the page before it.
  if (count === 0 || page > 1) return 'This list has changed';
  if (count === pageSize) return `${count} or more new orders`;
  return count === 1 ? '1 new order' : `${count} new orders`;
}

/** Who ordered: an account that was deleted has no name any more. */
export function buyerName({ userId }: Order): string {
  return userId.name === '' ? texts.deletedCustomer : userId.name;
}

/** For what was erased with the account. */
export const ERASED = '–';
