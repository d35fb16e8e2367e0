import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '@dalan/contract/client';
import { isSessionEnd, sessionQuery } from '../session/session.ts';
import { forgetSession } from '../session/stored-session.ts';

const RETRIES = 2;

/**
 * Without a connection a call fails at once, and is said to have failed. Held back, a list would
 * load for ever, and a change would be sent later, when nobody expects it any more.
 */
const networkMode = 'always';

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noteSessionEnd }),
  mutationCache: new MutationCache({ onError: noteSessionEnd }),
  defaultOptions: {
    queries: {
      networkMode,
      refetchOnReconnect: true,
      retry: (failures, error) => failures < RETRIES && isWorthRetrying(error),
    },
    mutations: { networkMode, retry: false },
  },
});

/** The shell watches the session: once it is gone, it sees to what is open. */
function noteSessionEnd(error: Error): void {
  if (isSessionEnd(error)) {
    forgetSession();
    queryClient.setQueryData(sessionQuery.queryKey, { user: null });
  } else if (error instanceof ApiError && error.code === 'FORBIDDEN') {
    // Somebody else may have signed in, in another tab.
    void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
  }
}

function isWorthRetrying(error: Error): boolean {
  if (error instanceof ApiError) return error.status >= 500;
  return navigator.onLine;
}
