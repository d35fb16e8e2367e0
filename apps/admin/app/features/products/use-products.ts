import type { Product } from '@dalan/contract/catalog/catalog';
import { api } from '../../lib/api/api.ts';
import { useListParams } from '../../lib/lists/list-params.ts';
import { useListPage } from '../../lib/lists/list-page.ts';
import { toastDurationsMs } from '../../lib/toast-durations.ts';
import { useToast } from '../../ui/toast/toast-context.ts';
import { productMaster } from './product-texts.ts';

/** First element of every product list's query key. */
export const PRODUCTS_KEY = 'products';

export function useProducts({ isInUse }: { isInUse: boolean }) {
  const toast = useToast();
  const { pageSizes, sortFields, texts } = productMaster;
  const params = useListParams({
    list: 'products',
    pageSizes,
    sortFields,
    defaultSort: '-createdAt',
  });
  const list = useListPage({
    key: PRODUCTS_KEY,
    params,
    isInUse,
    fetchPage: (query, signal) => api.list('listProducts', { query }, { signal }),
    onFail: () => toast.fail(texts.notFetched, toastDurationsMs.elsewhere),
  });
  return { params, ...list };
}

export function findProduct(id: string, signal: AbortSignal): Promise<Product> {
  return api.call('getProduct', { params: { id } }, { signal });
}
