import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import type { Run, RunOverview } from '@dalan/contract/mill/runs';
import { runQuery } from '../../lib/api/runs.ts';

/**
 * Loads the stops of the runs in view and of their neighbours, to which a stop can be moved next. A run
 * that leaves the view keeps what was loaded, and is asked for again when it comes back.
 */
export function useOpenRuns(runs: readonly RunOverview[]) {
  const [inView, setInView] = useState<ReadonlySet<string>>(new Set());
  const isNear = (index: number) =>
    runs.slice(Math.max(0, index - 1), index + 2).some(({ _id }) => inView.has(_id));
  const opened = useQueries({
    queries: runs.map(({ _id }, index) => ({ ...runQuery(_id), enabled: isNear(index) })),
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  });
  return {
    opened,
    openedRun: (id: string): Run | undefined => opened.find(({ _id }) => _id === id),
    onView: (id: string, isInView: boolean) =>
      setInView((now) => {
        if (now.has(id) === isInView) return now;
        return new Set(isInView ? [...now, id] : [...now].filter((each) => each !== id));
      }),
  };
}
