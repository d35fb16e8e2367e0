import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { SessionAnswer } from '@dalan/contract/people/accounts';
import { ApiError } from '@dalan/contract/client';
import type { Language } from '@dalan/contract/language/languages';
import { SESSION_RESTORE_TIMEOUT_MS } from '@dalan/contract/people/session-store';
import type { Duty } from '@dalan/contract/people/staff';
import { api } from '../api/api.ts';
import { keepLanguage } from '../language/kept-language.ts';
import { loadTexts, want } from '../language/spoken.ts';
import { forgetSession } from './stored-session.ts';

/**
 * The logged-in user, from the server. It is fetched again when a tab regains focus after a minute.
 */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async () => {
    const signal = AbortSignal.timeout(SESSION_RESTORE_TIMEOUT_MS);
    const session = await api.call('getSession', {}, { signal });
    if (session.user === null) forgetSession();
    else await speakTheirLanguage(session.user.language);
    return session;
  },
  staleTime: 60_000,
  retry: false,
});

/** The screen does not wait for texts. A page that lacks its texts says so itself. */
async function speakTheirLanguage(language: Language): Promise<void> {
  want(language);
  keepLanguage(language);
  await loadTexts().catch(() => undefined);
}

type SessionUser = NonNullable<SessionAnswer['user']>;
/** Everybody in the panel has a duty. */
export type StaffUser = SessionUser & { duty: Duty };

export function isAdmin(user: SessionUser | null): user is StaffUser {
  return user?.role === 'admin' && user.duty !== undefined;
}

/** The shop requires a passkey, and this account has none. */
export function lacksPasskey({ passkeys }: SessionAnswer): boolean {
  return passkeys !== undefined && passkeys.isRequired && passkeys.count === 0;
}

/** True if the person logged out elsewhere, or the session expired after twelve hours. */
export function isSessionEnd(error: Error): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** Empty before the session is known. */
export function useUserId(): string {
  return useQueryClient().getQueryData(sessionQuery.queryKey)?.user?._id ?? '';
}

/**
 * The specification requires this header on order calls. The server trusts only the session cookie.
 */
export function useUserIdHeader(): { headers: Record<string, string> } {
  const id = useUserId();
  return { headers: id === '' ? {} : { 'user-id': id } };
}
