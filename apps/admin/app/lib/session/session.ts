import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { User } from '@dalan/contract/accounts';
import { ApiError } from '@dalan/contract/client';
import { SESSION_RESTORE_TIMEOUT_MS } from '@dalan/contract/session-store';
import { api } from '../api/api.ts';
import { forgetSession } from './stored-session.ts';

/** Who is logged in, as the server sees it; asked again when a tab comes back after a minute. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async () => {
    const signal = AbortSignal.timeout(SESSION_RESTORE_TIMEOUT_MS);
    const session = await api.call('getSession', {}, { signal });
    if (session.user === null) forgetSession();
    return session;
  },
  staleTime: 60_000,
  retry: false,
});

export function isAdmin(user: User | null): user is User {
  return user?.role === 'admin';
}

/** The server no longer knows who asks: logged out elsewhere, or the twelve hours are over. */
export function isSessionEnd(error: Error): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** The header that the spec's calls about orders carry; the server believes its cookie. */
export function useUserIdHeader(): { headers: Record<string, string> } {
  const id = useQueryClient().getQueryData(sessionQuery.queryKey)?.user?._id;
  return { headers: id === undefined ? {} : { 'user-id': id } };
}
