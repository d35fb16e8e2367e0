import { useQueryClient } from '@tanstack/react-query';
import { COUNTED_AT_MOST, ORDERS_FOUND_AT_MOST } from '@dalan/contract/text/lists';
import type { Order } from '@dalan/contract/orders/orders';
import { api } from '../../../lib/api/api.ts';
import { useListParams } from '../../../lib/lists/list-params.ts';
import { useListPage } from '../../../lib/lists/list-page.ts';
import { useUserIdHeader } from '../../../lib/session/session.ts';
import { toastDurationsMs } from '../../../lib/toast-durations.ts';
import { useToast } from '../../../ui/toast/toast-context.ts';
import { keepNewest, ORDERS_KEY } from '../order-cache.ts';
import { orderMaster } from '../order-texts.ts';
import { filterQuery } from './use-order-filters.ts';
import type { OrderFilters } from './use-order-filters.ts';

type OrdersShown = { isInUse: boolean; filters: OrderFilters };

export function useOrders({ isInUse, filters }: OrdersShown) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const userIdHeader = useUserIdHeader();
  const { pageSizes, texts } = orderMaster;
  const params = useListParams({
    list: 'orders',
    pageSizes,
    sortFields: [],
    defaultSort: '-createdAt',
  });
  const list = useListPage({
    key: ORDERS_KEY,
    params,
    filters: filterQuery(filters),
    isInUse,
    mergeRow: withStatusesOf,
    fetchPage: async (query, signal) => {
      const page = await api.list('listOrders', { query }, { ...userIdHeader, signal });
      return { ...page, rows: page.rows.map((order) => keepNewest(queryClient, order)) };
    },
    countedAtMost: params.q === '' ? COUNTED_AT_MOST : ORDERS_FOUND_AT_MOST,
    onFail: () => toast.fail(texts.notFetched, toastDurationsMs.elsewhere),
  });
  return { params, ...list };
}

/** Takes only the statuses: chips have one height, but a changed address could move the rows. */
function withStatusesOf(order: Order, changed: Order): Order {
  const { orderStatus, paymentStatus, version, history, updatedAt } = changed;
  return { ...order, orderStatus, paymentStatus, version, history, updatedAt };
}
