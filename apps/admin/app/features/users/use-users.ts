import type { User } from '@dalan/contract/people/accounts';
import { COUNTED_AT_MOST } from '@dalan/contract/text/lists';
import { api } from '../../lib/api/api.ts';
import { useListParams } from '../../lib/lists/list-params.ts';
import { useListPage } from '../../lib/lists/list-page.ts';
import { toastDurationsMs } from '../../lib/toast-durations.ts';
import { useToast } from '../../ui/toast/toast-context.ts';
import { userMaster } from './user-texts.ts';

/** First element of every user list's query key. */
export const USERS_KEY = 'users';

export function useUsers({ isInUse }: { isInUse: boolean }) {
  const toast = useToast();
  const { pageSizes, sortFields, texts } = userMaster;
  const params = useListParams({ list: 'users', pageSizes, sortFields, defaultSort: '-createdAt' });
  const list = useListPage({
    key: USERS_KEY,
    params,
    isInUse,
    fetchPage: (query, signal) => api.list('listUsers', { query }, { signal }),
    countedAtMost: COUNTED_AT_MOST,
    onFail: () => toast.fail(texts.notFetched, toastDurationsMs.userMaster),
  });
  return { params, ...list };
}

export async function findUser(id: string, signal: AbortSignal): Promise<User> {
  const { data } = await api.call('getUser', { params: { id } }, { signal });
  return data;
}
