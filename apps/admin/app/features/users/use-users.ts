import { userMaster } from '@dalan/contract/masters';
import { COUNTED_AT_MOST } from '@dalan/contract/lists';
import { api } from '../../lib/api.ts';
import { useListAddress } from '../../lib/list-address.ts';
import { useListPage } from '../../lib/list-page.ts';
import { toastDurationsMs } from '../../lib/toast-durations.ts';
import { useToast } from '../../ui/toast/toast-context.ts';

/** The first part of the key of every list of users. */
export const USERS_KEY = 'users';

export function useUsers({ isInUse }: { isInUse: boolean }) {
  const toast = useToast();
  const { pageSizes, sortFields, texts } = userMaster;
  const address = useListAddress({ pageSizes, sortFields, defaultSort: '-createdAt' });
  const list = useListPage({
    key: USERS_KEY,
    address,
    isInUse,
    fetchPage: (query, signal) => api.list('listUsers', { query }, { signal }),
    countedAtMost: COUNTED_AT_MOST,
    onFail: () => toast.fail(texts.notFetched, toastDurationsMs.userMaster),
  });
  return { address, ...list };
}
