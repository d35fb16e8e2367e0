import { ApiError } from '@dalan/contract/client';
import { messageFilters } from '@dalan/contract/contact/complaints';
import type { ListQuery } from '@dalan/contract/text/lists';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '../../lib/api/api.ts';
import { useChangeParams } from '../../lib/lists/change-params.ts';
import { useListParams } from '../../lib/lists/list-params.ts';
import { useListPage } from '../../lib/lists/list-page.ts';
import { toastDurationsMs } from '../../lib/toast-durations.ts';
import { useToast } from '../../ui/toast/toast-context.ts';
import { contactMaster } from './contact-texts.ts';

/** First element of every message list's query key. */
export const CONTACTS_KEY = 'contacts';

const { pageSizes, sortFields, texts } = contactMaster;

export function useContacts({ isInUse }: { isInUse: boolean }) {
  const toast = useToast();
  const [failure, setFailure] = useState<string>(texts.notFetched);
  const params = useListParams({
    list: 'contacts',
    pageSizes,
    sortFields,
    defaultSort: '-createdAt',
  });
  const filter = useStateFilter();
  const { view, ...list } = useListPage({
    key: CONTACTS_KEY,
    params,
    ...(filter.value !== '' && { filters: { state: filter.value } }),
    isInUse,
    fetchPage,
    onFail: (error) => {
      const text = failureText(error);
      setFailure(text);
      toast.fail(text, toastDurationsMs.elsewhere);
    },
  });
  // The specification shows this list empty when loading fails.
  return {
    params,
    ...list,
    failure,
    filter,
    view: { ...view, rows: view.hasFailed ? [] : view.rows },
  };
}

/** The filter lives in the address, like search and page. An unknown value shows the whole list. */
function useStateFilter() {
  const [search] = useSearchParams();
  const change = useChangeParams();
  const chosen = search.get('state');
  return {
    value: messageFilters.find((known) => known === chosen) ?? '',
    options: [
      { value: '', text: texts.all },
      ...Object.entries(texts.filters).map(([value, text]) => ({ value, text })),
    ],
    onChange: (state: string) => change({ state, page: '' }),
  };
}

async function fetchPage(query: ListQuery, signal: AbortSignal) {
  const page = await api.list('listContactMessages', { query }, { signal });
  if (!Array.isArray(page.rows)) throw new Error('the response is not a list');
  return page;
}

function failureText(error: Error): string {
  return (error instanceof ApiError ? error.serverMessage : undefined) ?? texts.notFetched;
}
