/** One window of jumps ends after a second without any, or after five seconds. */
const GAP_MS = 1000;
const WINDOW_MS = 5000;
/** For each 50 interactions, one slow one is left out. */
const INTERACTIONS_PER_OUTLIER = 50;

type Jump<Cause> = { at: number; size: number; cause: Cause | null | undefined };

/** Adds up jumps of the layout as browsers define it: the worst window counts. */
export function openJumps<Cause>() {
  let [startedAt, lastAt, sum, largest] = [-Infinity, -Infinity, 0, 0];
  let causeHere: Jump<Cause>['cause'];
  let found = { worst: 0, cause: causeHere };
  return {
    add({ at, size, cause }: Jump<Cause>) {
      const isSame = at - lastAt < GAP_MS && at - startedAt < WINDOW_MS;
      if (!isSame) [startedAt, sum, largest] = [at, 0, 0];
      lastAt = at;
      sum += size;
      if (size > largest) [largest, causeHere] = [size, cause];
      if (sum > found.worst) found = { worst: sum, cause: causeHere };
      return found;
    },
  };
}

export type Interaction<Target> = { duration: number; target: Target | null | undefined };

/** Close to the 98th percentile of the interactions of a visit. */
export function slowestInteraction<Target>(
  interactions: readonly Interaction<Target>[],
): Interaction<Target> | undefined {
  const slowestFirst = interactions.toSorted((a, b) => b.duration - a.duration);
  return slowestFirst[Math.floor(interactions.length / INTERACTIONS_PER_OUTLIER)];
}
