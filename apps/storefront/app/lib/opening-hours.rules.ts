import { shopClock } from '@dalan/contract/delivery/delivery';
import type { Shop } from '@dalan/contract/settings/shop';

const MINUTES_PER_HOUR = 60;
const NOON = 12;

/** `8:00 PM` is 1200 minutes after midnight. */
export function minutesOfDay(time: string): number {
  const [, hour = '0', minute = '0', half = 'AM'] = /^(\d+):(\d+) ([AP]M)$/i.exec(time) ?? [];
  const hours = (Number(hour) % NOON) + (half.toUpperCase() === 'PM' ? NOON : 0);
  return hours * MINUTES_PER_HOUR + Number(minute);
}

/** True if the mill is open at this moment, in Indian time wherever the device is. */
export function isOpenAt(moment: Date, { openFrom, openTo }: Shop): boolean {
  const [hours = 0, minutes = 0] = shopClock(moment).time.split(':').map(Number);
  const now = hours * MINUTES_PER_HOUR + minutes;
  return now >= minutesOfDay(openFrom) && now < minutesOfDay(openTo);
}
