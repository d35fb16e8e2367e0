/**
 * How far the order history was read. Ids are assigned in order but become visible in commit order,
 * so a skipped id may still appear.
 */
export type Position = { lastId: number; missing: ReadonlyMap<number, { sinceMs: number }> };

/** No transaction lasts this long: an id still missing by then was rolled back. */
const LONGEST_TRANSACTION_MS = 60_000;
const MAX_MISSING = 1_000;

/** Starts a little before the newest: running transactions may hold smaller ids. */
export function positionBefore(newestId: number): Position {
  return { lastId: Math.max(0, newestId - MAX_MISSING / 2), missing: new Map() };
}

/** The position after reading these ids, which are newer than it or missing in it. */
export function advance(position: Position, ids: readonly number[], nowMs: number): Position {
  const seen = new Set(ids);
  const lastId = ids.reduce((most, id) => Math.max(most, id), position.lastId);
  const stillMissing = [...position.missing].filter(
    ([id, { sinceMs }]) => !seen.has(id) && nowMs - sinceMs < LONGEST_TRANSACTION_MS,
  );
  const first = Math.max(position.lastId + 1, lastId - MAX_MISSING);
  const skipped = Array.from({ length: lastId - first + 1 }, (_, index) => first + index)
    .filter((id) => !seen.has(id))
    .map((id) => [id, { sinceMs: nowMs }] as const);
  return { lastId, missing: new Map([...stillMissing, ...skipped].slice(-MAX_MISSING)) };
}
