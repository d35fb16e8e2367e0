import type { DayLeft } from '@dalan/contract/delivery/delivery';
import { formatKg } from '@dalan/contract/money/weight';
import { formatDayHeading } from './india-time.ts';

/** `Mon 16 Nov`, `Today, Mon 16 Nov`, for a day such as `2026-11-16`. */
export function formatDueDay(day: string): string {
  return formatDayHeading(`${day}T12:00:00+05:30`);
}

/** `48 kg room`, `500 g room`, `full`, `12 kg over`. Empty if days have no limit. */
export function roomText({ leftKg }: Pick<DayLeft, 'leftKg'>): string {
  if (leftKg === null) return '';
  const weight = formatKg(Math.abs(leftKg));
  if (leftKg < 0) return `${weight} over`;
  return leftKg === 0 ? 'full' : `${weight} room`;
}
