import { accountLetters } from './features/letters/account-mail/index.ts';
import type { LetterComposers } from './features/letters/outbox/index.ts';
import { orderLetters } from './features/letters/order-mail/index.ts';
import { statementLetters } from './features/sales/statements/index.ts';
import { repeatLetter } from './features/sales/repeats/index.ts';
import type { SettingsSource } from './features/shop/settings/index.ts';
import { stockAlertLetter } from './features/mill/stock-alerts/index.ts';

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
    ...statementLetters,
  };
}
