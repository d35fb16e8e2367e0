import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DayRange } from '@dalan/contract/office/figures';
import { api } from '../../lib/api/api.ts';

/** The figures of the last range stay until those of the new one have loaded. */
export function useFigures(range: DayRange) {
  return useQuery({
    queryKey: ['figures', range],
    queryFn: ({ signal }) => api.call('getFigures', { query: range }, { signal }),
    placeholderData: keepPreviousData,
  });
}
