import { useSearchParams } from 'react-router';
import { orderSteps } from '@dalan/contract/order-steps';
import type { OrderStep } from '@dalan/contract/order-steps';
import { useChangeParams } from '../../../lib/lists/change-params.ts';

const DUE = /^(?:late|today|\d{4}-\d{2}-\d{2})$/;

export type OrderFilters = { step: OrderStep; due: string; area: string };

/** Invalid values fall back to the whole list. */
function readOrderFilters(search: URLSearchParams): OrderFilters {
  const step = orderSteps.find((known) => known === search.get('step')) ?? 'all';
  const due = search.get('due') ?? '';
  return { step, due: DUE.test(due) ? due : '', area: search.get('area') ?? '' };
}

/** The tab and the filters live in the address, like search and page. */
export function useOrderFilters() {
  const [search] = useSearchParams();
  const change = useChangeParams();
  const filters = readOrderFilters(search);
  return {
    ...filters,
    isFiltered: filters.due !== '' || filters.area !== '',
    setDue: (due: string) => change({ due, page: '' }),
    setArea: (area: string) => change({ area, page: '' }),
    clear: () => change({ due: '', area: '', page: '' }),
    setStep: (step: OrderStep) => change({ step: step === 'all' ? '' : step, page: '' }),
    /** For the link of a tab. Filters and search stay. */
    searchOf: (step: OrderStep): string => {
      const after = new URLSearchParams(search);
      for (const name of ['order', 'open', 'page', 'step']) after.delete(name);
      if (step !== 'all') after.set('step', step);
      return after.toString();
    },
  };
}

/** As the server reads them. */
export function filterQuery({ step, due, area }: OrderFilters): Record<string, string> {
  return {
    ...(step !== 'all' && { step }),
    ...(due !== '' && { due }),
    ...(area !== '' && { area }),
  };
}
