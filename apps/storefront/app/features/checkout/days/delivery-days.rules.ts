import { dayAfter, hasRoom } from '@dalan/contract/delivery/delivery';
import type { DayLeft } from '@dalan/contract/delivery/delivery';

/** Number of days shown at first. More would push the payment off the screen. */
export const DAYS_SHOWN = 6;

export type DayCell = { day: string; state: 'open' | 'full' | 'closed' };

/** Returns every day from the first to the last choosable one. The others in between are closed. */
export function dayCells(days: readonly DayLeft[], kg: number): DayCell[] {
  const [first] = days;
  if (!first) return [];
  const last = days.at(-1) ?? first;
  const cells: DayCell[] = [];
  for (let { day } = first; day <= last.day; day = dayAfter(day)) {
    const open = days.find((known) => known.day === day);
    cells.push({ day, state: open ? (hasRoom(open, kg) ? 'open' : 'full') : 'closed' });
  }
  return cells;
}

/** Returns the day that the customer wants if it has room, or else the earliest day with room. */
export function chooseDay(
  days: readonly DayLeft[],
  kg: number,
  wanted: string | undefined,
): string | undefined {
  const withRoom = days.filter((day) => hasRoom(day, kg));
  return (withRoom.find(({ day }) => day === wanted) ?? withRoom[0])?.day;
}
