import { useQueryClient } from '@tanstack/react-query';
import { COUNTED_AT_MOST } from '@dalan/contract/text/lists';
import type { CustomerBalance } from '@dalan/contract/orders/order-steps';
import { api } from '../../../lib/api/api.ts';
import { useListPage } from '../../../lib/lists/list-page.ts';
import { useListParams } from '../../../lib/lists/list-params.ts';
import { useUserIdHeader } from '../../../lib/session/session.ts';
import { toastDurationsMs } from '../../../lib/toast-durations.ts';
import { useToast } from '../../../ui/toast/toast-context.ts';
import { filterQuery } from '../list/use-order-filters.ts';
import type { OrderFilters } from '../list/use-order-filters.ts';
import { keepNewest, ORDERS_KEY } from '../order-cache.ts';
import { orderMaster } from '../order-texts.ts';

type BalancesShown = { isInUse: boolean; filters: OrderFilters };

/** One page of customers with open balances, and the sums of all of them. */
export function useBalances({ isInUse, filters }: BalancesShown) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const userIdHeader = useUserIdHeader();
  const { pageSizes, texts } = orderMaster;
  const params = useListParams({
    list: 'orders',
    pageSizes,
    sortFields: [],
    defaultSort: 'createdAt',
  });
  const list = useListPage<CustomerBalance, { orders: number; leftOpen: number }>({
    key: ORDERS_KEY,
    params,
    filters: filterQuery(filters),
    isInUse,
    fetchPage: async (query, signal) => {
      const answer = await api.call('listBalances', { query }, { ...userIdHeader, signal });
      const { customers, total, orders, leftOpen } = answer;
      const rows = customers.map((customer) => ({
        ...customer,
        orders: customer.orders.map((order) => keepNewest(queryClient, order)),
      }));
      return { rows, total, orders, leftOpen };
    },
    countedAtMost: COUNTED_AT_MOST,
    onFail: () => toast.fail(texts.notFetched, toastDurationsMs.elsewhere),
  });
  return { params, ...list };
}
