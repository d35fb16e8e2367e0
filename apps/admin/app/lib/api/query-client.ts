import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '@dalan/contract/client';
import { isSessionEnd, sessionQuery } from '../session/session.ts';
import { forgetSession } from '../session/stored-session.ts';

const RETRIES = 2;

/**
 * Calls fail at once while offline. The default pauses them: a list would load forever, and a
 * mutation would be sent later, when nobody expects it.
 */
const networkMode = 'always';

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: handleSessionEnd }),
  mutationCache: new MutationCache({ onError: handleSessionEnd }),
  defaultOptions: {
    queries: {
      networkMode,
      refetchOnReconnect: true,
      retry: (failures, error) => failures < RETRIES && isWorthRetrying(error),
    },
    mutations: { networkMode, retry: false },
  },
});

/** The admin route watches the session query and reacts when it ends. */
function handleSessionEnd(error: Error): void {
  if (isSessionEnd(error)) {
    forgetSession();
    queryClient.setQueryData(sessionQuery.queryKey, { user: null });
  } else if (error instanceof ApiError && isAboutSession(error)) {
    // Somebody else may have signed in in another tab, or passkeys may have become required.
    void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
  }
}

function isAboutSession({ code }: ApiError): boolean {
  return code === 'FORBIDDEN' || code === 'PASSKEY_REQUIRED';
}

function isWorthRetrying(error: Error): boolean {
  if (error instanceof ApiError) return error.status >= 500;
  return navigator.onLine;
}
