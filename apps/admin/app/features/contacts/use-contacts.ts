import { ApiError } from '@dalan/contract/client';
import type { ListQuery } from '@dalan/contract/lists';
import { contactMaster } from '@dalan/contract/masters';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { useListParams } from '../../lib/lists/list-params.ts';
import { useListPage } from '../../lib/lists/list-page.ts';
import { toastDurationsMs } from '../../lib/toast-durations.ts';
import { useToast } from '../../ui/toast/toast-context.ts';

/** The first part of the key of every list of messages. */
export const CONTACTS_KEY = 'contacts';

const { pageSizes, sortFields, texts } = contactMaster;

export function useContacts({ isInUse }: { isInUse: boolean }) {
  const toast = useToast();
  const [failure, setFailure] = useState<string>(texts.notFetched);
  const params = useListParams({ pageSizes, sortFields, defaultSort: '-createdAt' });
  const { view, ...list } = useListPage({
    key: CONTACTS_KEY,
    params,
    isInUse,
    fetchPage,
    onFail: (error) => {
      const text = failureText(error);
      setFailure(text);
      toast.fail(text, toastDurationsMs.elsewhere);
    },
  });
  // The spec empties this list when it does not come.
  return { params, ...list, failure, view: { ...view, rows: view.hasFailed ? [] : view.rows } };
}

async function fetchPage(query: ListQuery, signal: AbortSignal) {
  const page = await api.list('listContactMessages', { query }, { signal });
  if (!Array.isArray(page.rows)) throw new Error('the answer holds no list');
  return page;
}

function failureText(error: Error): string {
  return (error instanceof ApiError ? error.serverMessage : undefined) ?? texts.notFetched;
}
