import type { DayLeft } from '@dalan/contract/delivery/delivery';
import { formatDayHeading } from './india-time.ts';

/** `Mon 16 Nov`, `Today, Mon 16 Nov`, for a day such as `2026-11-16`. */
export function formatDueDay(day: string): string {
  return formatDayHeading(`${day}T12:00:00+05:30`);
}

/** `48 kg room`, `full`, `12 kg over`. Empty if days have no limit. */
export function roomText({ leftKg }: DayLeft): string {
  if (leftKg === null) return '';
  const kg = Math.floor(Math.abs(leftKg));
  if (leftKg < 0) return `${kg} kg over`;
  return kg === 0 ? 'full' : `${kg} kg room`;
}
