import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../lib/api/api.ts';
import { waitingQuery } from '../../lib/api/waiting.ts';
import { useOrderStream } from '../../lib/live/order-stream.ts';

const TODAY_KEY = 'today';
/** Messages and stock send no events. */
const REFRESH_MS = 60_000;

export function useToday() {
  const queryClient = useQueryClient();
  const today = useQuery({
    queryKey: [TODAY_KEY],
    queryFn: ({ signal }) => api.call('getToday', {}, { signal }),
    refetchInterval: REFRESH_MS,
  });
  const waiting = today.data?.waiting;
  useEffect(() => {
    if (waiting) queryClient.setQueryData(waitingQuery.queryKey, waiting);
  }, [queryClient, waiting]);
  const refetch = () => void queryClient.invalidateQueries({ queryKey: [TODAY_KEY] });
  useOrderStream({ onOpen: refetch, onChanged: refetch });
  return today;
}
