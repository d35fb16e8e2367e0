import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

export const RUNS_KEY = 'runs';

export function runsQuery(day: string) {
  return queryOptions({
    queryKey: [RUNS_KEY, day],
    queryFn: ({ signal }) => api.call('listRuns', { query: { day } }, { signal }),
  });
}

/** A run with its stops, which the list of runs only counts. */
export function runQuery(id: string) {
  return queryOptions({
    queryKey: [RUNS_KEY, 'one', id],
    queryFn: ({ signal }) => api.call('getRun', { params: { id } }, { signal }),
  });
}
