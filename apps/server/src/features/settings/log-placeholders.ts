import { settingsTitles } from '@dalan/contract/settings/settings-titles';
import type { Placeholder } from '@dalan/contract/settings/shop';

type Log = { error: (details: object, message: string) => void };

/** For the operator. The panel shows the same to the owner. */
export function logPlaceholders(log: Log, placeholders: Placeholder[]): void {
  for (const { what, page, value } of placeholders) {
    log.error(
      { setting: `Settings, ${settingsTitles[page]}`, value },
      `${what} is still a placeholder and visible to customers`,
    );
  }
}
