import { useQuery } from '@tanstack/react-query';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { startPageCalls } from '@dalan/contract/people/preferences';
import type { Preferences, StartPage } from '@dalan/contract/people/preferences';
import type { Duty } from '@dalan/contract/people/staff';
import { api } from '../api/api.ts';
import { queryClient } from '../api/query-client.ts';
import { mayCall } from './duty.ts';
import { sessionQuery } from './session.ts';

const DEFAULT_PAGE: StartPage = 'users';

/** The page after the sign-in: the chosen one, unless the duty no longer includes it. */
export function startPageOf(duty: Duty | undefined, { startPage }: Preferences): StartPage {
  const isOpen = startPage !== undefined && mayCall(duty, startPageCalls[startPage]);
  return isOpen ? startPage : DEFAULT_PAGE;
}

export async function findStartPath(): Promise<string> {
  const session = await queryClient.query(sessionQuery).catch(() => undefined);
  return panelPaths[startPageOf(session?.user?.duty, session?.preferences ?? {})];
}

export function usePreferences(): Preferences {
  const { data } = useQuery({ ...sessionQuery, enabled: false });
  return data?.preferences ?? {};
}

/** Keeps a choice here at once, and on the server for the person's other devices. */
export async function savePreferences(chosen: Preferences): Promise<void> {
  queryClient.setQueryData(sessionQuery.queryKey, (session) => {
    if (session === undefined) return undefined;
    const { preferences: before = {} } = session;
    const pageSizes = { ...before.pageSizes, ...chosen.pageSizes };
    return { ...session, preferences: { ...before, ...chosen, pageSizes } };
  });
  try {
    await api.call('savePreferences', { body: chosen });
  } catch (error) {
    void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
    throw error;
  }
}
