import { shopClock, weekdayOf } from '@dalan/contract/delivery/delivery';
import { onTwelveHours } from '@dalan/contract/language/hour-in-words';
import { languageTexts } from '../language/language-texts.ts';

// `Intl` is not used, because its first format takes a cheap phone 70 ms.
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** `Sat 14 Nov 2026, 10:52 am`, in English and in India's time zone whatever the device's is. */
export function formatClock(moment: Date): string {
  const { weekday, date, time } = englishParts(moment);
  return `${weekday} ${date}, ${time}`;
}

/** `14 Nov 2026` and `10:42 am`, for cells that style them separately. */
export function dateAndTime(moment: string): { date: string; time: string } {
  const { date, time } = partsOf(new Date(moment));
  return { date, time };
}

/** `14 Nov 2026, 10:42 am`. */
export function formatMoment(moment: string): string {
  const { date, time } = dateAndTime(moment);
  return `${date}, ${time}`;
}

/** `Today, 10:41 am`, `13 Nov, 6:07 pm`, or with the year if it is not this one. */
export function formatRecent(moment: string, now = new Date()): string {
  const { date, time } = dateAndTime(moment);
  const today = partsOf(now).date;
  if (date === today) return `${languageTexts.today}, ${time}`;
  const isThisYear = date.slice(-4) === today.slice(-4);
  return `${isThisYear ? date.slice(0, -5) : date}, ${time}`;
}

/** `10:41 am` today, `13 Nov` before, or with the year if it is not this one. */
export function formatShort(moment: string, now = new Date()): string {
  const { date, time } = dateAndTime(moment);
  return date === partsOf(now).date ? time : formatRecentDay(moment, now);
}

/** `9 Nov`, or with the year if it is not this one. */
export function formatRecentDay(moment: string, now = new Date()): string {
  const { date } = partsOf(new Date(moment));
  const isThisYear = date.slice(-4) === partsOf(now).date.slice(-4);
  return (isThisYear ? date.slice(0, -5) : date).replace(/^0/, '');
}

/** The parts are in the language of the page. */
function partsOf(moment: Date): { weekday: string; date: string; time: string } {
  const { days } = languageTexts;
  if (days === undefined) return englishParts(moment);
  const at = moment.toISOString();
  const { weekday } = days.dayParts(dayInIndia(moment));
  return { weekday, date: days.formatDate(at), time: days.formatClock(at) };
}

function englishParts(moment: Date) {
  const { day, time } = shopClock(moment);
  const [year, month, date] = day.split('-');
  const [hour, minutes] = time.split(':');
  return {
    weekday: weekdays[weekdayOf(day)] ?? '',
    date: `${date} ${months[Number(month) - 1]} ${year}`,
    time: `${onTwelveHours(Number(hour))}:${minutes} ${Number(hour) < 12 ? 'am' : 'pm'}`,
  };
}

/** `Today, Sat 14 Nov`, `Fri 13 Nov`, or with the year if it is not this one. */
export function formatDayHeading(moment: string, now = new Date()): string {
  const { weekday, date } = partsOf(new Date(moment));
  const today = partsOf(now).date;
  const isThisYear = date.slice(-4) === today.slice(-4);
  const day = `${weekday} ${isThisYear ? date.slice(0, -5) : date}`.replace(/ 0/, ' ');
  return date === today ? `${languageTexts.today}, ${day}` : day;
}

/** The day in India, such as `2026-11-14`. */
export function dayInIndia(moment: Date): string {
  return shopClock(moment).day;
}

/** `1 – 14 Nov 2026`, `30 Oct – 14 Nov 2026`, `14 Nov 2026`, for days such as `2026-11-14`. */
export function formatDayRange(from: string, to: string): string {
  const last = datePartsOf(to);
  if (from === to) return last.join(' ');
  const first = datePartsOf(from);
  while (first.length > 1 && first.at(-1) === last.at(first.length - 1)) first.pop();
  return `${first.join(' ')} – ${last.join(' ')}`;
}

function datePartsOf(day: string): string[] {
  const { date } = partsOf(new Date(`${day}T12:00:00+05:30`));
  return date.replace(/^0/, '').split(' ');
}

/** `Tue 24 Nov 2026`, for a day such as `2026-11-24`. */
export function formatLongDay(day: string): string {
  const { weekday, date } = partsOf(new Date(`${day}T12:00:00+05:30`));
  return `${weekday} ${date.replace(/^0/, '')}`;
}

const NEAR_MS = 300 * 24 * 3_600_000;

/** `Mon 15 Feb`, or with the year if the day is so far away that it could be another one. */
export function formatNearDay(day: string, now = new Date()): string {
  const long = formatLongDay(day);
  const awayMs = Math.abs(Date.parse(`${day}T12:00:00+05:30`) - now.getTime());
  return awayMs < NEAR_MS ? long.slice(0, -' 2026'.length) : long;
}

/** `Tue 24`. */
export function formatShortDay(day: string): string {
  return formatLongDay(day).split(' ').slice(0, 2).join(' ');
}

const DAY_MS = 86_400_000;

/** Whole days since a moment, by the calendar of the shop. */
export function daysSince(at: string, now = new Date()): number {
  const startOf = (moment: Date) => Date.parse(`${dayInIndia(moment)}T00:00:00Z`);
  return Math.round((startOf(now) - startOf(new Date(at))) / DAY_MS);
}
