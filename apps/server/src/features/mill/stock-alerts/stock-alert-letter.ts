import type { Alerts } from '@dalan/contract/settings/settings';
import { GIVE_UP_AFTER_MS } from '../../letters/outbox/index.ts';
import type { LetterComposer } from '../../letters/outbox/index.ts';
import { composeStockAlert } from './compose-stock-alert.ts';
import type { Fall } from './compose-stock-alert.ts';
import { findFlour } from './stock-alerts.queries.ts';

type StockAlerts = {
  /** Reads the alerts as saved now: one that was turned off is not sent. */
  alerts: () => Promise<Alerts>;
};

/** The mail about a stock that fell below its mark. A trigger on the stock queues it. */
export function stockAlertLetter({ alerts }: StockAlerts): LetterComposer {
  return {
    giveUpAfterMs: GIVE_UP_AFTER_MS,
    compose: async ({ subjectId, payload, at }, desk) => {
      const { email, lowStock } = await alerts();
      const flour = await findFlour(desk.db, subjectId ?? '');
      if (!lowStock || !flour?.isSold) return 'not wanted';
      const letterhead = desk.letterhead('en');
      const fall = { ...(payload as Fall), ...flour, at };
      return composeStockAlert(fall, email || letterhead.shop.email, letterhead);
    },
  };
}
