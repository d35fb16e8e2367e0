/**
 * How far the history of all orders was read. Its ids are given out in order, but become visible
 * in the order of the commits: an id that was passed over may still turn up.
 */
export type Position = { lastId: number; missing: ReadonlyMap<number, { sinceMs: number }> };

/** No transaction of the shop lasts as long: what has not turned up by then was undone. */
const LONGEST_TRANSACTION_MS = 60_000;
const MISSING_AT_MOST = 1_000;

/** A little before the newest: transactions that run now may hold smaller ids. */
export function positionBefore(newestId: number): Position {
  return { lastId: Math.max(0, newestId - MISSING_AT_MOST / 2), missing: new Map() };
}

/** The position after these ids were read, which are beyond the old one or missing in it. */
export function advance(position: Position, ids: readonly number[], nowMs: number): Position {
  const seen = new Set(ids);
  const lastId = ids.reduce((most, id) => Math.max(most, id), position.lastId);
  const waitedFor = [...position.missing].filter(
    ([id, { sinceMs }]) => !seen.has(id) && nowMs - sinceMs < LONGEST_TRANSACTION_MS,
  );
  const first = Math.max(position.lastId + 1, lastId - MISSING_AT_MOST);
  const passedOver = Array.from({ length: lastId - first + 1 }, (_, index) => first + index)
    .filter((id) => !seen.has(id))
    .map((id) => [id, { sinceMs: nowMs }] as const);
  return { lastId, missing: new Map([...waitedFor, ...passedOver].slice(-MISSING_AT_MOST)) };
}
