import type { Page } from '@dalan/contract/text/lists';

/**
 * The first page of each list as this person last saw it. Their next visit shows it, marked as old,
 * until the server answers. It is removed when the session ends.
 */
const PREFIX = 'dalan-panel-list-';
const KEPT_FOR_MS = 12 * 60 * 60 * 1000;

type KeptList = { userId: string; keptAt: number; page: Page<unknown> & { request: string } };

export function keepList(key: string, userId: string, page: KeptList['page']): void {
  withStorage((storage) =>
    storage.setItem(PREFIX + key, JSON.stringify({ userId, keptAt: Date.now(), page })),
  );
}

/** Undefined if somebody else saw the list, or if it is of another day, page or search. */
export function readKeptList(key: string, userId: string, request: string): unknown {
  return withStorage((storage) => {
    const kept = JSON.parse(storage.getItem(PREFIX + key) ?? 'null') as KeptList | null;
    if (kept?.userId !== userId || kept.page.request !== request) return undefined;
    return Date.now() - kept.keptAt < KEPT_FOR_MS ? kept.page : undefined;
  });
}

export function forgetKeptLists(): void {
  withStorage((storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
  });
}

/** The panel works without storage, and with full storage. */
function withStorage<Result>(act: (storage: Storage) => Result): Result | undefined {
  try {
    return act(localStorage);
  } catch {
    return undefined;
  }
}
