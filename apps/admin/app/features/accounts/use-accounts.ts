import { queryOptions } from '@tanstack/react-query';
import type { AccountAnswer } from '@dalan/contract/on-account/accounts';
import { api, isNotFound } from '../../lib/api/api.ts';

/** First element of the key of the list and of each account. */
export const ACCOUNTS_KEY = 'accounts';

/**
 * Without a month: the newest rows of all months. A customer without an account is the answer `null`:
 * an error would be forgotten by the next fetch, and the form open on the page with it.
 */
export function accountQuery(id: string, month = '') {
  return queryOptions({
    queryKey: [ACCOUNTS_KEY, 'one', id, month],
    queryFn: async ({ signal }): Promise<AccountAnswer | null> => {
      const query = month === '' ? {} : { month };
      try {
        return await api.call('getAccount', { params: { id }, query }, { signal });
      } catch (error) {
        if (isNotFound(error)) return null;
        throw error;
      }
    },
  });
}
