import { useSearchParams } from 'react-router';
import { batchSpans } from '@dalan/contract/mill/batches';
import type { Batch, BatchesAnswer, BatchesQuery } from '@dalan/contract/mill/batches';
import { PAGE_SIZE_MAX } from '@dalan/contract/text/lists';
import type { ListQuery, Page } from '@dalan/contract/text/lists';
import { api } from '../../../../lib/api/api.ts';
import { useChangeParams } from '../../../../lib/lists/change-params.ts';
import { useListPage } from '../../../../lib/lists/list-page.ts';
import { useListParams } from '../../../../lib/lists/list-params.ts';
import { toastDurationsMs } from '../../../../lib/toast-durations.ts';
import { useToast } from '../../../../ui/toast/toast-context.ts';
import { BATCHES_KEY } from '../batches-key.ts';
import { listTexts } from './list-texts.ts';

const USUAL_SPAN = '90';

/** The page of batches that the address names, with its flour and its days. */
export function useBatches() {
  const [search] = useSearchParams();
  const change = useChangeParams();
  const toast = useToast();
  const params = useListParams({
    list: 'batches',
    pageSizes: [10, 25],
    sortFields: [],
    defaultSort: 'milledOn',
  });
  const flour = search.get('of') ?? '';
  const span = batchSpans.find((known) => known === search.get('days')) ?? USUAL_SPAN;
  const filters = { days: span, ...(flour !== '' && { productId: flour }) };
  const list = useListPage<Batch, Pick<BatchesAnswer, 'flours'>>({
    key: BATCHES_KEY,
    params,
    filters,
    isInUse: false,
    fetchPage,
    onFail: () => toast.fail(listTexts.notLoaded, toastDurationsMs.elsewhere),
  });
  return {
    params,
    ...list,
    flours: list.fetched?.flours ?? [],
    flour,
    span,
    setFlour: (of: string) => change({ of, page: '' }),
    setSpan: (days: string) => change({ days: days === USUAL_SPAN ? '' : days, page: '' }),
    /** All batches that the search and the filters find. */
    listAll: () => listAll({ ...filters, ...(params.q !== '' && { q: params.q }) }),
  };
}

/** Batches have one order, so the list's sort is not sent. */
async function fetchPage(
  { sort: _sort, ...query }: ListQuery,
  signal: AbortSignal,
): Promise<Page<Batch> & Pick<BatchesAnswer, 'flours'>> {
  const { page = 1, pageSize, ...asked } = query;
  const { batches, count, flours } = await api.call(
    'listBatches',
    { query: { ...asked, page: String(page), pageSize: String(pageSize) } },
    { signal },
  );
  return { rows: batches, total: count, flours };
}

async function listAll(query: BatchesQuery): Promise<Batch[]> {
  const all: Batch[] = [];
  for (let page = 1; ; page += 1) {
    const { batches, count } = await api.call('listBatches', {
      query: { ...query, page: String(page), pageSize: String(PAGE_SIZE_MAX) },
    });
    all.push(...batches);
    if (batches.length === 0 || all.length >= count) return all;
  }
}
