import { SHOP_TIME_ZONE } from '@dalan/contract/language/time-zone';
import { dateAndTime, formatDayHeading } from '../../lib/format/india-time.ts';
import { languageTexts } from '../../lib/language/language-texts.ts';

const month = new Intl.DateTimeFormat('en-GB', {
  timeZone: SHOP_TIME_ZONE,
  month: 'short',
  year: 'numeric',
});

/** `Mar 2025`. */
export function monthOf(moment: string): string {
  const { days } = languageTexts;
  if (days) return days.formatDate(moment).split(' ').slice(1).join(' ');
  return month.format(new Date(moment));
}

/** `10:57 am`. */
export function timeOf(moment: string): string {
  return dateAndTime(moment).time;
}

/** `Mon 16 Nov`, also for today. */
export function plainDay(day: string): string {
  return formatDayHeading(`${day}T12:00:00+05:30`).replace(`${languageTexts.today}, `, '');
}

/** `Today, Mon 16 Nov`, `Tomorrow, Tue 17 Nov`, `Wed 18 Nov`. */
export function dueDayInWords(day: string, today: string, tomorrow: string): string {
  if (day === today) return `${languageTexts.today}, ${plainDay(day)}`;
  return day === tomorrow ? `${languageTexts.tomorrow}, ${plainDay(day)}` : plainDay(day);
}
