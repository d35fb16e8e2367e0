import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, NoAnswer } from '@dalan/contract/client';
import type { Run, RunPlan, RunsAnswer } from '@dalan/contract/mill/runs';
import { api } from '../../lib/api/api.ts';
import { useSubmission } from '../../lib/forms/submission.ts';
import { reasonOf } from '../../lib/language/reason.ts';
import { isSessionEnd } from '../../lib/session/session.ts';
import { useToast } from '../../ui/toast/toast-context.ts';
import { runsTexts } from './runs-texts.ts';

export const RUNS_KEY = 'runs';

export function runsQuery(day: string) {
  return queryOptions({
    queryKey: [RUNS_KEY, day],
    queryFn: ({ signal }) => api.call('listRuns', { query: { day } }, { signal }),
  });
}

export function runQuery(id: string) {
  return queryOptions({
    queryKey: [RUNS_KEY, 'one', id],
    queryFn: ({ signal }) => api.call('getRun', { params: { id } }, { signal }),
  });
}

/** The delivery rule, for the areas. */
export function useDeliveryRule() {
  const { data } = useQuery({
    queryKey: ['delivery'],
    queryFn: ({ signal }) => api.call('getDelivery', {}, { signal }),
  });
  return data?.rule ?? null;
}

type Saving = { runs: RunPlan['runs']; onSettled?: () => void };

/** Saves a plan. A run that somebody else changed is shown as they left it. */
export function useSavePlan(day: string) {
  const { key, show } = useShownRuns(day);
  const queryClient = useQueryClient();
  const refused = useRefusal();
  return useSubmission({
    isRepeatable: true,
    send: async ({ runs, onSettled }: Saving) => {
      const answer = await api.call('planRuns', { body: { runs } });
      return { ...answer, onSettled };
    },
    onDone: ({ runs, onSettled }) => {
      show(runs);
      onSettled?.();
      void queryClient.invalidateQueries({ queryKey: key });
    },
    onFailed: (error, { onSettled }) => {
      const run = error instanceof ApiError ? error.answer?.details?.run : undefined;
      if (run !== undefined) show([run as Run]);
      onSettled?.();
      refused(error, runsTexts.notSaved);
      void queryClient.invalidateQueries({ queryKey: key });
    },
  });
}

/** Puts runs of an answer in the open list at once. */
function useShownRuns(day: string) {
  const queryClient = useQueryClient();
  const key = runsQuery(day).queryKey;
  function show(runs: Run[]) {
    queryClient.setQueryData<RunsAnswer>(key, (shown) => {
      if (shown === undefined) return shown;
      const taken = new Set(runs.flatMap(({ stops }) => stops.map(({ order }) => order._id)));
      return {
        ...shown,
        runs: shown.runs.map((run) => runs.find(({ _id }) => _id === run._id) ?? run),
        waiting: shown.waiting.filter(({ _id }) => !taken.has(_id)),
      };
    });
  }
  return { key, show };
}

/** Says why in a toast. The log-in dialog opens by itself when the session ended. */
export function useRefusal() {
  const toast = useToast();
  return (error: Error, text: string) => {
    if (isSessionEnd(error)) return;
    if (error instanceof ApiError) toast.fail(reasonOf(error) ?? text);
    else toast.fail(error instanceof NoAnswer ? runsTexts.offline : text);
  };
}

/** The orders that are ticked. What left the list is not selected any more. */
export function useSelection(waiting: readonly string[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const selected = waiting.filter((id) => ticked.has(id));
  return {
    selected,
    toggle: (ids: readonly string[], isOn: boolean) =>
      setTicked(
        (now) => new Set(isOn ? [...now, ...ids] : [...now].filter((id) => !ids.includes(id))),
      ),
    clear: () => setTicked(new Set()),
  };
}
