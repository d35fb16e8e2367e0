import { useQuery } from '@tanstack/react-query';
import { suggestShortCode } from '@dalan/contract/catalog/short-codes';
import { PAGE_SIZE_MAX } from '@dalan/contract/text/lists';
import { api } from '../../../lib/api/api.ts';

/**
 * Suggests a short code that none of the newest flours has, if one is wanted. Should another flour
 * have it, the server names that flour and a free code.
 */
export function useFreeShortCode(name: string, isWanted: boolean): string | undefined {
  const { data } = useQuery({
    queryKey: ['short-codes'],
    queryFn: async ({ signal }) => {
      const query = { page: 1, pageSize: PAGE_SIZE_MAX };
      const { rows } = await api.list('listProducts', { query }, { signal });
      return rows.map(({ shortCode = '' }) => shortCode);
    },
    enabled: isWanted,
  });
  return isWanted && data ? suggestShortCode(name, data) : undefined;
}
