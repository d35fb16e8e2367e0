import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../lib/api/api.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { waitingQuery } from '../../lib/api/waiting.ts';
import { useOrderStream } from '../../lib/live/order-stream.ts';
import { mayCall } from '../../lib/session/duty.ts';
import { sessionQuery } from '../../lib/session/session.ts';

const TODAY_KEY = 'today';
/** The figures are refreshed, because messages and stock send no events. */
const REFRESH_MS = 60_000;

/** For this long the component does not ask again for what its route has fetched. */
const FRESH_MS = 3000;

const todayQuery = queryOptions({
  queryKey: [TODAY_KEY],
  queryFn: ({ signal }) => api.call('getToday', {}, { signal }),
  staleTime: FRESH_MS,
});

/** Fetches the figures as soon as it is known that this person may see them. */
export async function startToday(): Promise<void> {
  const { user } = await queryClient.query(sessionQuery);
  if (mayCall(user?.duty, 'getToday')) await queryClient.query(todayQuery);
}

export function useToday() {
  const today = useQuery({ ...todayQuery, refetchInterval: REFRESH_MS });
  const waiting = today.data?.waiting;
  useEffect(() => {
    if (waiting) queryClient.setQueryData(waitingQuery.queryKey, waiting);
  }, [waiting]);
  const refetch = () => void queryClient.invalidateQueries({ queryKey: [TODAY_KEY] });
  useOrderStream({ onMissed: refetch, onChanged: refetch });
  return today;
}
