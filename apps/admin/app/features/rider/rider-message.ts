import { formatRupees } from '@dalan/contract/money/money';
import { messagesIn } from '@dalan/contract/contact/whatsapp-messages';
import type { StopView } from './run-view.ts';

/**
 * The text that WhatsApp opens with, in the customer's language. Empty if nothing is left to say.
 */
export function messageTo(stop: StopView, openDays: string[]): string {
  const { order, outcome, reason, at, toCollect, waiting } = stop;
  const texts = messagesIn(order.userId.language);
  if (outcome === null) return texts.onTheWay(toCollect > 0 ? formatRupees(toCollect) : '');
  if (reason !== 'Not at home' || at === null) return '';
  // The mill has moved the order to its next day, or will when the action arrives.
  const nextDay = waiting === undefined ? order.dueOn : openDays[0];
  return nextDay === undefined ? '' : texts.notAtHome(new Date(at), nextDay);
}
