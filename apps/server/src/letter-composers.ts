import { accountLetters } from './features/account-mail/index.ts';
import type { LetterComposers } from './features/letters/index.ts';
import { orderLetters } from './features/order-mail/index.ts';
import { repeatLetter } from './features/repeats/index.ts';
import type { SettingsSource } from './features/settings/index.ts';
import { stockAlertLetter } from './features/stock-alerts/index.ts';

/** Every mail that the shop sends, by its kind. */
export function letterComposers(settings: SettingsSource): LetterComposers {
  const alerts = async () => {
    await settings.refresh();
    return settings.current().alerts;
  };
  return {
    ...orderLetters,
    'repeat/day': repeatLetter({ rule: () => settings.current().delivery }),
    'stock/alert': stockAlertLetter({ alerts }),
    ...accountLetters,
  };
}
