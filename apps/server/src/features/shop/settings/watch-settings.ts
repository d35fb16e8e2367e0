import { settingsPages } from '@dalan/contract/settings/settings';
import type { Db } from '../../../platform/db/database.ts';
import { addGauges } from '../../../platform/telemetry/add-gauges.ts';
import type { Metrics } from '../../../platform/telemetry/metrics.ts';
import { readCurrentSettings } from './read-current-settings.ts';

export function watchSettings(
  { registry }: Pick<Metrics, 'registry'>,
  db: Db,
  { cacheMs = 10_000, timeoutMs = 1_000 } = {},
): void {
  addGauges(registry, {
    help: {
      settings_unreadable: '1 if the newest version of the page cannot be read, else 0',
    },
    label: 'page',
    read: async () => {
      const pages = await readCurrentSettings(db);
      const unreadable = pages.filter((page) => page.isUnreadable).map(({ newest }) => newest.page);
      return {
        settings_unreadable: Object.fromEntries(
          settingsPages.map((page) => [page, unreadable.includes(page) ? 1 : 0]),
        ),
      };
    },
    cacheMs,
    timeoutMs,
  });
}
