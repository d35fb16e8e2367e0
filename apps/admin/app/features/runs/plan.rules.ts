import type { Run, RunPlan, RunStop } from '@dalan/contract/mill/runs';

/** Where a lifted stop is held: a place on a run, or with no run back among the waiting orders. */
export type Place = { runId: string | null; index: number };

export function placeOf(runs: readonly Run[], orderId: string): Place | undefined {
  for (const run of runs) {
    const index = run.stops.findIndex(({ order }) => order._id === orderId);
    if (index >= 0) return { runId: run._id, index };
  }
  return undefined;
}

/** The runs with this stop at its new place. A place beyond the end is the end. */
export function moveStop(runs: readonly Run[], orderId: string, to: Place): Run[] {
  const moved = runs.flatMap(({ stops }) => stops).find(({ order }) => order._id === orderId);
  if (moved === undefined) return [...runs];
  return runs.map((run) => {
    const others = run.stops.filter(({ order }) => order._id !== orderId);
    const stops = run._id === to.runId ? others.toSpliced(to.index, 0, moved) : others;
    return stops.length === run.stops.length && run._id !== to.runId
      ? run
      : { ...run, stops: numbered(stops) };
  });
}

function numbered(stops: RunStop[]): RunStop[] {
  return stops.map((stop, index) => ({ ...stop, position: index + 1 }));
}

/** The plan to save: every run whose stops or their order differ. It is empty if nothing moved. */
export function planBetween(before: readonly Run[], after: readonly Run[]): RunPlan['runs'] {
  return after.flatMap((run) => {
    const earlier = before.find(({ _id }) => _id === run._id);
    const orderIds = orderIdsOf(run);
    if (earlier === undefined || orderIds.join() === orderIdsOf(earlier).join()) return [];
    return [{ runId: run._id, version: earlier.version, orderIds }];
  });
}

/** The plan that adds these orders at the end of a run. */
export function planWith(run: Run, added: readonly string[]): RunPlan['runs'] {
  const orderIds = [...orderIdsOf(run), ...added];
  return [{ runId: run._id, version: run.version, orderIds }];
}

function orderIdsOf({ stops }: Pick<Run, 'stops'>): string[] {
  return stops.map(({ order }) => order._id);
}

/**
 * One step by an arrow key. The first of `columns` is for no run, then come the planned runs from
 * left to right.
 */
export function stepFrom(
  place: Place,
  key: string,
  columns: readonly { runId: string | null; stops: number }[],
): Place {
  const at = columns.findIndex(({ runId }) => runId === place.runId);
  const last = (columns[at]?.stops ?? 1) - 1;
  if (key === 'ArrowUp') return { ...place, index: Math.max(0, place.index - 1) };
  if (key === 'ArrowDown') return { ...place, index: Math.min(last, place.index + 1) };
  const next = columns[at + (key === 'ArrowLeft' ? -1 : 1)];
  if (next === undefined) return place;
  return { runId: next.runId, index: Math.min(place.index, next.stops) };
}
