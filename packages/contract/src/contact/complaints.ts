import type { ContactMessage } from './contact.schema.ts';

/** A message is acknowledged once somebody has answered it, and settled once nothing is left to do. */
export const messageStates = ['open', 'acknowledged', 'settled'] as const;
export type MessageState = (typeof messageStates)[number];

/** What Contact Master can filter by. Both of the last two leave out settled messages. */
export const messageFilters = [...messageStates, 'not-settled', 'late'] as const;
export type MessageFilter = (typeof messageFilters)[number];

/** The Consumer Protection (E-Commerce) Rules of 2020 give 48 hours, and one month. */
export const ACKNOWLEDGE_WITHIN_HOURS = 48;

type Dealt = Pick<ContactMessage, 'acknowledged' | 'settled'>;

export function messageState({ acknowledged, settled }: Dealt): MessageState {
  if (settled) return 'settled';
  return acknowledged ? 'acknowledged' : 'open';
}

export type MessageClock = { isLate: boolean; dueAt: Date };

/** Until when the message must be acknowledged or settled. A settled one has no clock. */
export function messageClock(
  message: Dealt & Pick<ContactMessage, 'createdAt'>,
  now: Date,
): MessageClock | undefined {
  const state = messageState(message);
  if (state === 'settled') return undefined;
  const createdAt = new Date(message.createdAt);
  const dueAt = state === 'open' ? hoursAfter(createdAt) : monthAfter(createdAt);
  return { dueAt, isLate: dueAt < now };
}

function hoursAfter(moment: Date): Date {
  return new Date(moment.getTime() + ACKNOWLEDGE_WITHIN_HOURS * 3_600_000);
}

// India is 5:30 ahead all year.
const INDIA_MS = 330 * 60_000;

/** The same day of the next month in India, or its last day. The server's SQL does the same. */
export function monthAfter(moment: Date): Date {
  const there = new Date(moment.getTime() + INDIA_MS);
  const date = there.getUTCDate();
  there.setUTCMonth(there.getUTCMonth() + 1);
  if (there.getUTCDate() !== date) there.setUTCDate(0);
  return new Date(there.getTime() - INDIA_MS);
}
