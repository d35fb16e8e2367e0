import { useSearchParams } from 'react-router';
import { orderSteps, paymentFilters } from '@dalan/contract/orders/order-steps';
import type { OrderStep, PaymentFilter } from '@dalan/contract/orders/order-steps';
import { isDay } from '../../../lib/format/is-day.ts';
import { useChangeParams } from '../../../lib/lists/change-params.ts';

/** The days on which the orders were placed, and whether to show only those that were sold. */
export type Placed = { from: string; to: string; outcome: '' | 'sold' };
export type OrderFilters = Placed & {
  step: OrderStep;
  due: string;
  area: string;
  payment: PaymentFilter | '';
};
const anyDay: Placed = { from: '', to: '', outcome: '' };

/** Invalid values fall back to the whole list. */
export function readOrderFilters(search: URLSearchParams): OrderFilters {
  const step = orderSteps.find((known) => known === search.get('step')) ?? 'all';
  const due = search.get('due') ?? '';
  const isDue = due === 'late' || due === 'today' || isDay(due);
  const area = search.get('area') ?? '';
  const payment = paymentFilters.find((known) => known === search.get('payment')) ?? '';
  return { step, due: isDue ? due : '', area, payment, ...readPlaced(search) };
}

function readPlaced(search: URLSearchParams): Placed {
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? ''];
  if (!isDay(from) || !isDay(to)) return anyDay;
  return { from, to, outcome: search.get('outcome') === 'sold' ? 'sold' : '' };
}

/** The tab and the filters live in the address, like search and page. */
export function useOrderFilters() {
  const [search] = useSearchParams();
  const change = useChangeParams();
  const filters = readOrderFilters(search);
  return {
    ...filters,
    isFiltered: [filters.due, filters.area, filters.payment, filters.from].some(Boolean),
    setDue: (due: string) => change({ due, page: '' }),
    setArea: (area: string) => change({ area, page: '' }),
    setPayment: (payment: string) => change({ payment, page: '' }),
    setPlaced: (placed: Placed = anyDay) => change({ ...placed, page: '' }),
    clear: () => change({ due: '', area: '', payment: '', ...anyDay, page: '' }),
    setStep: (step: OrderStep) => change({ step: step === 'all' ? '' : step, page: '' }),
    /** The address of a tab's link, which keeps filters and search. */
    searchOf: (step: OrderStep): string => {
      const after = new URLSearchParams(search);
      for (const name of ['order', 'open', 'page', 'step']) after.delete(name);
      if (step !== 'all') after.set('step', step);
      return after.toString();
    },
  };
}

/** The filters as the server reads them. */
export function filterQuery(filters: OrderFilters): Record<string, string> {
  const { step, due, area, payment, from, to, outcome } = filters;
  return {
    ...(step !== 'all' && { step }),
    ...(due !== '' && { due }),
    ...(area !== '' && { area }),
    ...(payment !== '' && { payment }),
    ...(from !== '' && { from, to }),
    ...(outcome !== '' && { outcome }),
  };
}
