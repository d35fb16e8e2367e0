import { useQueryClient } from '@tanstack/react-query';
import { useOrderStream } from '../../lib/live/order-stream.ts';
import { RUNS_KEY } from '../../lib/api/runs.ts';

/** Refetches what is on screen whenever anybody plans, or an order on a run changes. */
export function useLiveRuns(): void {
  const queryClient = useQueryClient();
  const refetch = () => void queryClient.invalidateQueries({ queryKey: [RUNS_KEY] });
  useOrderStream({ onMissed: refetch, onChanged: refetch, onRunsChanged: refetch });
}
