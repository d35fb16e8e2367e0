import { dateAndTime, formatDayHeading } from '../../lib/format/india-time.ts';
import { languageTexts } from '../../lib/language/language-texts.ts';

/** `Mar 2025`. */
export function monthOf(moment: string): string {
  return dateAndTime(moment).date.split(' ').slice(1).join(' ');
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
