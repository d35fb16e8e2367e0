import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, NoAnswer } from '@dalan/contract/client';
import type { Run, RunOverview, RunPlan, RunsAnswer } from '@dalan/contract/mill/runs';
import { api } from '../../lib/api/api.ts';
import { runQuery, RUNS_KEY, runsQuery } from '../../lib/api/runs.ts';
import { useSubmission } from '../../lib/forms/submission.ts';
import { reasonOf } from '../../lib/language/reason.ts';
import { isSessionEnd } from '../../lib/session/session.ts';
import { useToast } from '../../ui/toast/toast-context.ts';
import { runsTexts } from './runs-texts.ts';

/** The delivery rule, for the areas. */
export function useDeliveryRule() {
  const { data } = useQuery({
    queryKey: ['delivery'],
    queryFn: ({ signal }) => api.call('getDelivery', {}, { signal }),
  });
  return data?.rule ?? null;
}

type Saving = {
  /** A function if the stops of the run must be read first, because they may not be loaded. */
  runs: RunPlan['runs'] | (() => Promise<RunPlan['runs']>);
  onSettled?: (isSaved: boolean) => void;
};

/** Saves a plan. A run that somebody else changed is shown as they left it. */
export function useSavePlan(day: string) {
  const show = useShowRuns(day);
  const queryClient = useQueryClient();
  const refused = useRefusal();
  return useSubmission({
    isRepeatable: true,
    send: async ({ runs, onSettled }: Saving) => {
      const plan = typeof runs === 'function' ? await runs() : runs;
      const answer = await api.call('planRuns', { body: { runs: plan } });
      return { ...answer, onSettled };
    },
    onDone: ({ runs, onSettled }) => {
      show(runs);
      onSettled?.(true);
      void queryClient.invalidateQueries({ queryKey: [RUNS_KEY] });
    },
    onFailed: (error, { onSettled }) => {
      const run = error instanceof ApiError ? error.answer?.details?.run : undefined;
      if (run !== undefined) show([run as Run]);
      onSettled?.(false);
      refused(error, runsTexts.notSaved);
      void queryClient.invalidateQueries({ queryKey: [RUNS_KEY] });
    },
  });
}

/** Puts the runs of an answer on the open board at once. */
function useShowRuns(day: string) {
  const queryClient = useQueryClient();
  return function show(runs: Run[]) {
    for (const run of runs) queryClient.setQueryData(runQuery(run._id).queryKey, run);
    queryClient.setQueryData<RunsAnswer>(runsQuery(day).queryKey, (shown) => {
      if (shown === undefined) return shown;
      const taken = new Set(runs.flatMap(({ stops }) => stops.map(({ order }) => order._id)));
      const waiting = shown.waiting.filter(({ _id }) => !taken.has(_id));
      return {
        ...shown,
        runs: shown.runs.map((run) => withCounts(run, runs)),
        waiting,
        waitingCount: shown.waitingCount - (shown.waiting.length - waiting.length),
      };
    });
  };
}

function withCounts(overview: RunOverview, runs: Run[]): RunOverview {
  const run = runs.find(({ _id }) => _id === overview._id);
  if (run === undefined) return overview;
  const { state, version, changedAt, startedAt, stops } = run;
  const doneCount = stops.filter(({ outcome }) => outcome !== null).length;
  return {
    ...overview,
    state,
    version,
    changedAt,
    startedAt,
    stopCount: stops.length,
    doneCount,
  };
}

/** Shows the reason in a toast. The log-in dialog opens by itself when the session has ended. */
export function useRefusal() {
  const toast = useToast();
  return (error: Error, text: string) => {
    if (isSessionEnd(error)) return;
    if (error instanceof ApiError) toast.fail(reasonOf(error) ?? text);
    else toast.fail(error instanceof NoAnswer ? runsTexts.offline : text);
  };
}

/** The ticked orders. An order that leaves the list is no longer selected. */
export function useSelection(waiting: readonly string[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const selected = waiting.filter((id) => ticked.has(id));
  return {
    selected,
    toggle: (ids: readonly string[], isOn: boolean) =>
      setTicked(
        (now) => new Set(isOn ? [...now, ...ids] : [...now].filter((id) => !ids.includes(id))),
      ),
  };
}
