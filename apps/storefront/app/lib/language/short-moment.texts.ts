import { SHOP_TIME_ZONE } from '@dalan/contract/language/time-zone';

const format = new Intl.DateTimeFormat('en-IN', {
  timeZone: SHOP_TIME_ZONE,
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
});

/** `14 Nov, 6:40 PM`. */
export function shortMoment(at: number): string {
  return format.format(at).replace(/[ap]m$/, (half) => half.toUpperCase());
}
