import { accountSorts } from '@dalan/contract/on-account/accounts';
import type { Account, AccountsAnswer } from '@dalan/contract/on-account/accounts';
import type { ListQuery, Page } from '@dalan/contract/text/lists';
import { api } from '../../../lib/api/api.ts';
import { useListPage } from '../../../lib/lists/list-page.ts';
import { useListParams } from '../../../lib/lists/list-params.ts';
import { toastDurationsMs } from '../../../lib/toast-durations.ts';
import { useToast } from '../../../ui/toast/toast-context.ts';
import { accountsTexts as texts } from '../accounts-texts.ts';
import { ACCOUNTS_KEY } from '../use-accounts.ts';

type More = Pick<AccountsAnswer, 'sums' | 'lastMonth'>;

/** The page of accounts that the address names. */
export function useAccountList() {
  const toast = useToast();
  const params = useListParams({
    list: 'accounts',
    pageSizes: [10, 25],
    sortFields: accountSorts,
    defaultSort: 'oldest',
  });
  const list = useListPage<Account, More>({
    key: ACCOUNTS_KEY,
    params,
    isInUse: false,
    fetchPage,
    onFail: () => toast.fail(texts.notLoaded, toastDurationsMs.elsewhere),
  });
  return { params, ...list };
}

async function fetchPage(query: ListQuery, signal: AbortSignal): Promise<Page<Account> & More> {
  const { page = 1, pageSize, ...asked } = query;
  const { accounts, total, ...more } = await api.call(
    'listAccounts',
    { query: { ...asked, page: String(page), pageSize: String(pageSize) } },
    { signal },
  );
  return { rows: accounts, total, ...more };
}
