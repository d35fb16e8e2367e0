import { COUNTED_AT_MOST, ORDERS_FOUND_AT_MOST } from '@dalan/contract/lists';
import { orderMaster } from '@dalan/contract/masters';
import { api } from '../../lib/api.ts';
import { useListAddress } from '../../lib/list-address.ts';
import { useListPage } from '../../lib/list-page.ts';
import { toastDurationsMs } from '../../lib/toast-durations.ts';
import { useToast } from '../../ui/toast/toast-context.ts';

/** The first part of the key of every list of orders. */
export const ORDERS_KEY = 'orders';

export function useOrders() {
  const toast = useToast();
  const { pageSizes, texts } = orderMaster;
  const address = useListAddress({ pageSizes, sortFields: [], defaultSort: '-createdAt' });
  const list = useListPage({
    key: ORDERS_KEY,
    address,
    fetchPage: (query, signal) => api.list('listOrders', { query }, { signal }),
    countedAtMost: address.q === '' ? COUNTED_AT_MOST : ORDERS_FOUND_AT_MOST,
    onFail: () => toast.fail(texts.notFetched, toastDurationsMs.elsewhere),
  });
  return { address, ...list };
}
