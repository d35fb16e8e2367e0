import type { BatchesQuery } from '@dalan/contract/mill/batches';
import { formatNumber } from '../../../../lib/format/number.ts';
import type { ListTexts } from '../../../../ui/list/list-frame.tsx';

export const listTexts = {
  title: 'Stock',
  count: (count: number, isFound: boolean) =>
    `${formatNumber(count)} ${count === 1 ? 'batch' : 'batches'}${isFound ? ' found' : ''}`,
  caption: 'Batches, newest first',
  search: 'Batch, flour, order, name',
  flour: 'Flour',
  allFlours: 'All flours',
  span: 'Milled',
  spans: {
    30: 'Last 30 days',
    90: 'Last 90 days',
    365: 'Last year',
    all: 'All days',
  } satisfies Record<NonNullable<BatchesQuery['days']>, string>,
  columns: {
    batch: 'Batch',
    flour: 'Flour',
    milledOn: 'Milled on',
    bestBefore: 'Best before',
    milled: 'Milled, kg',
    inOrders: 'Sold, kg',
    state: 'State',
  },
  milledBy: 'Milled by',
  notKnown: 'not known',
  milledAndSold: (milled: string, sold: string) => `${milled} kg milled, ${sold} kg sold`,
  csv: 'CSV',
  csvFailed: 'The file was not made. Please try again.',
  notLoaded: 'The batches did not load',
} as const;

export function stateTexts(search: string): ListTexts {
  return {
    noun: 'batches',
    empty: { title: 'No batch yet', text: 'Milling done makes them.' },
    noMatch: { title: 'No batch found', text: `Nothing here has “${search}”.` },
    failed: { title: listTexts.notLoaded, text: 'Please check the connection and try again.' },
  };
}
