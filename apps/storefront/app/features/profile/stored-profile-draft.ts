import { PROFILE_DRAFT_STORE_KEY } from '@dalan/contract/people/session-store';

export type ProfileDraft = { name: string; address: string };

export function parseDraft(text: string | null, userId: string): ProfileDraft | undefined {
  try {
    const stored = JSON.parse(text ?? 'null') as (ProfileDraft & { userId: string }) | null;
    if (stored?.userId !== userId) return undefined;
    const { name, address } = stored;
    return typeof name === 'string' && typeof address === 'string' ? { name, address } : undefined;
  } catch {
    return undefined;
  }
}

export function readDraft(userId: string): ProfileDraft | undefined {
  try {
    return parseDraft(sessionStorage.getItem(PROFILE_DRAFT_STORE_KEY), userId);
  } catch {
    return undefined;
  }
}

/** The draft survives a log-in, but only for the same customer. */
export function keepDraft(userId: string, draft: ProfileDraft): void {
  try {
    sessionStorage.setItem(PROFILE_DRAFT_STORE_KEY, JSON.stringify({ userId, ...draft }));
  } catch {
    // Without storage the draft is lost.
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(PROFILE_DRAFT_STORE_KEY);
  } catch {
    // Nothing was stored.
  }
}
