import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Settings, SettingsPage, SettingsVersion } from '@dalan/contract/settings/settings';
import { api } from '../../../lib/api/api.ts';
import { queryClient } from '../../../lib/api/query-client.ts';

export type Version<Document> = Omit<SettingsVersion, 'document'> & { document: Document };

/** The settings are read again, because another owner may save meanwhile. */
const REFRESH_MS = 30_000;

const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => api.call('listSettings', {}, { signal }),
  refetchInterval: REFRESH_MS,
});

/** The current version of every page. */
export function useSettings() {
  return useQuery(settingsQuery);
}

export function findPage<Page extends SettingsPage>(
  versions: SettingsVersion[] | undefined,
  page: Page,
): Version<Settings[Page]> | undefined {
  const found = versions?.find((version) => version.page === page);
  return found as Version<Settings[Page]> | undefined;
}

export function useSettingsHistory(page: SettingsPage) {
  return useQuery({
    queryKey: ['settings', page, 'history'],
    queryFn: ({ signal }) => api.call('listSettingsHistory', { params: { page } }, { signal }),
    staleTime: 0,
  });
}

/** Shows a newer version at once, and fetches what depends on the settings. */
export function showVersion(saved: SettingsVersion): void {
  queryClient.setQueryData(settingsQuery.queryKey, (known) =>
    known ? { data: known.data.map((one) => (one.page === saved.page ? saved : one)) } : known,
  );
  for (const queryKey of [['settings', saved.page, 'history'], ['shop'], ['setup'], ['delivery']]) {
    void queryClient.invalidateQueries({ queryKey });
  }
}
