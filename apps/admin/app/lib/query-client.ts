import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '@dalan/contract/client';
import { isSessionEnd, sessionQuery } from './session.ts';
import { forgetSession } from './stored-session.ts';

const RETRIES = 2;

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noteSessionEnd }),
  mutationCache: new MutationCache({ onError: noteSessionEnd }),
  defaultOptions: {
    queries: { retry: (failures, error) => failures < RETRIES && isWorthRetrying(error) },
  },
});

/** The shell watches the session: once it is gone, whatever page is open leaves for the log-in. */
function noteSessionEnd(error: Error): void {
  if (!isSessionEnd(error)) return;
  forgetSession();
  queryClient.setQueryData(sessionQuery.queryKey, { user: null });
}

function isWorthRetrying(error: Error): boolean {
  return !(error instanceof ApiError) || error.status >= 500;
}
