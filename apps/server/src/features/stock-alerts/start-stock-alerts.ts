import { startPolling } from '../../platform/jobs/start-polling.ts';
import type { Polling } from '../../platform/jobs/start-polling.ts';
import { sendDueStockAlert } from './send-due-stock-alert.ts';
import type { StockAlerts } from './send-due-stock-alert.ts';

/** After an outage, sending resumes within this time. */
const LONGEST_PAUSE_MS = 30_000;

export function startStockAlerts(options: StockAlerts & { pollMs: number }): Polling {
  return startPolling(() => sendDueStockAlert(options), {
    everyMs: options.pollMs,
    longestPauseMs: LONGEST_PAUSE_MS,
    onError: (error) => options.log.warn({ err: error }, 'sending stock alerts failed, will retry'),
  });
}
