import { dateAndTime, formatRecent } from '../../lib/format/india-time.ts';
import type { StaffRow } from './staff-rows.ts';
import { staffPageTexts } from './staff-texts.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** `8 min ago`, `12 Nov, 6:40 pm`, `ends tomorrow, 5:10 pm`, `since 3 Oct 2026`. */
export function lastSeen(row: StaffRow, now = new Date()): string {
  if (row.kind === 'invitation') return `${row.isOpen ? 'ends' : 'ended'} ${dayAndTime(row, now)}`;
  if (row.isOwn) return staffPageTexts.nowHere;
  if (row.disabledAt !== null) return `since ${withoutZero(dateAndTime(row.disabledAt).date)}`;
  if (row.lastSeenAt === null) return staffPageTexts.never;
  const minutes = Math.floor((now.getTime() - Date.parse(row.lastSeenAt)) / MINUTE_MS);
  if (minutes < 1) return staffPageTexts.now;
  return minutes < 60 ? `${minutes} min ago` : withoutZero(formatRecent(row.lastSeenAt, now));
}

function dayAndTime({ expiresAt }: { expiresAt: string }, now: Date): string {
  const tomorrow = new Date(now.getTime() + DAY_MS).toISOString();
  const { date, time } = dateAndTime(expiresAt);
  if (date === dateAndTime(tomorrow).date) return `tomorrow, ${time}`;
  return withoutZero(formatRecent(expiresAt, now)).replace('Today', 'today');
}

function withoutZero(date: string): string {
  return date.replace(/^0/, '');
}
