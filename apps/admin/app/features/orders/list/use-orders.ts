import { COUNTED_AT_MOST, ORDERS_FOUND_AT_MOST } from '@dalan/contract/text/lists';
import type { ListQuery } from '@dalan/contract/text/lists';
import { api } from '../../../lib/api/api.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { readListParams, useListParams } from '../../../lib/lists/list-params.ts';
import { listPageQuery, listRequest, useListPage } from '../../../lib/lists/list-page.ts';
import { mayCall } from '../../../lib/session/duty.ts';
import { sessionQuery, useUserIdHeader } from '../../../lib/session/session.ts';
import { toastDurationsMs } from '../../../lib/toast-durations.ts';
import { useToast } from '../../../ui/toast/toast-context.ts';
import { keepNewest, ORDERS_KEY } from '../order-cache.ts';
import { orderMaster } from '../order-texts.ts';
import { withStatusesOf } from './merged-row.rules.ts';
import { filterQuery, readOrderFilters } from './use-order-filters.ts';
import type { OrderFilters } from './use-order-filters.ts';

type OrdersShown = { isInUse: boolean; filters: OrderFilters };

const listOptions = {
  pageSizes: orderMaster.pageSizes,
  sortFields: [],
  defaultSort: '-createdAt',
} as const;

/** Fetches the orders that the address names, as soon as the person is known. */
export async function startOrders(search: URLSearchParams): Promise<void> {
  const filters = readOrderFilters(search);
  if (filters.step === 'to-receive') return;
  const { user, preferences } = await queryClient.query(sessionQuery);
  if (user === null || !mayCall(user.duty, 'listOrders')) return;
  const place = readListParams(search, listOptions, preferences?.pageSizes?.orders);
  const request = listRequest(place, filterQuery(filters));
  await queryClient.query(
    listPageQuery(ORDERS_KEY, request, fetchOrders({ headers: { 'user-id': user._id } })),
  );
}

function fetchOrders(userIdHeader: ReturnType<typeof useUserIdHeader>) {
  return async (query: ListQuery, signal: AbortSignal) => {
    const page = await api.list('listOrders', { query }, { ...userIdHeader, signal });
    return { ...page, rows: page.rows.map((order) => keepNewest(queryClient, order)) };
  };
}

export function useOrders({ isInUse, filters }: OrdersShown) {
  const toast = useToast();
  const params = useListParams({ list: 'orders', ...listOptions });
  const fetchPage = fetchOrders(useUserIdHeader());
  const list = useListPage({
    key: ORDERS_KEY,
    params,
    filters: filterQuery(filters),
    isInUse,
    mergeRow: withStatusesOf,
    fetchPage,
    countedAtMost: params.q === '' ? COUNTED_AT_MOST : ORDERS_FOUND_AT_MOST,
    onFail: () => toast.fail(orderMaster.texts.notFetched, toastDurationsMs.elsewhere),
  });
  return { params, ...list };
}
