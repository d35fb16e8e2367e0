import type { Settings, SettingsPage } from '@dalan/contract/settings/settings';
import { settingsSchemas } from '@dalan/contract/settings/settings.schema';

/** Undefined if the document does not fit the page: written by another release, or by hand. */
export function findDocument<Page extends SettingsPage>(
  page: Page,
  document: unknown,
): Settings[Page] | undefined {
  return settingsSchemas[page].safeParse(document).data as Settings[Page] | undefined;
}
