import { orderMaster } from '@dalan/contract/masters';
import { formatTotal } from '../../ui/list/format-total.ts';
import type { ListWords } from '../../ui/list/list-frame.tsx';

const { texts } = orderMaster;

export const itemHeads = ['Product', 'Qty (kg)', 'Price/kg', 'Total'] as const;

export function countWords(count: { total: number; isTotalOpen: boolean }, search: string): string {
  const words = `${formatTotal(count)} ${count.total === 1 ? 'order' : 'orders'}`;
  return search === '' ? words : `${words} found`;
}

export function listWords(search: string): ListWords {
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
