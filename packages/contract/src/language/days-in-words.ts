import { dayAfter, shopClock, weekdayOf } from '../delivery/delivery.ts';
import { writeClock } from './hour-in-words.ts';

/** How a language writes days and times. Names start with Sunday and January. */
export type DayWords = {
  weekdays: readonly string[];
  weekdaysInFull: readonly string[];
  months: readonly string[];
  monthsInFull: readonly string[];
  /** A time after a date. `minutes` has two digits. */
  clock: (hour: number, minutes: string) => string;
  /** A time alone. */
  time: (clock: string) => string;
  /** Both times are as `clock` writes them. */
  hours: (from: string, to: string) => string;
  inFull: (weekday: string, date: string) => string;
  onDay: (day: { weekdayInFull: string; inFull: string; short: string; date: string }) => string;
  tomorrow: (day: string) => string;
  tomorrowInSentence: (day: string) => string;
};

/**
 * Days and times in one language. `Intl` is not used, because its names and digits differ between
 * phones. A day is `2026-11-17`, a moment is in ISO format and shown in the shop's time.
 */
export function daysInWords(words: DayWords) {
  function namesOf(day: string) {
    const [year = '', month, date] = day.split('-');
    const [weekdayIndex, monthIndex] = [weekdayOf(day), Number(month) - 1];
    return {
      year,
      weekday: words.weekdays[weekdayIndex] ?? '',
      weekdayInFull: words.weekdaysInFull[weekdayIndex] ?? '',
      date: `${Number(date)} ${words.months[monthIndex]}`,
      monthInFull: words.monthsInFull[monthIndex] ?? '',
      dateInFull: `${Number(date)} ${words.monthsInFull[monthIndex]}`,
    };
  }

  function clockOf(time: string): string {
    const [hour, minutes = '00'] = time.split(':');
    return words.clock(Number(hour), minutes);
  }

  function formatDueDay(day: string): string {
    const { weekday, date } = namesOf(day);
    return `${weekday} ${date}`;
  }

  function dayInFull(day: string): string {
    const { weekdayInFull, dateInFull } = namesOf(day);
    return words.inFull(weekdayInFull, dateInFull);
  }

  function onDay(day: string): string {
    const { weekdayInFull, dateInFull: date } = namesOf(day);
    return words.onDay({ weekdayInFull, inFull: dayInFull(day), short: formatDueDay(day), date });
  }

  function momentOf(at: string) {
    const { day, time } = shopClock(new Date(at));
    return { ...namesOf(day), clock: clockOf(time) };
  }

  const isTomorrow = (day: string, now: Date) => day === dayAfter(shopClock(now).day);

  return {
    /** `Tue` and `17 Nov`. */
    dayParts: (day: string): { weekday: string; date: string } => namesOf(day),
    /** `Tue 17 Nov`. */
    formatDueDay,
    /** `Tuesday`. */
    weekdayInFull: (day: string): string => namesOf(day).weekdayInFull,
    /** `Tuesday 17 November`. */
    dayInFull,
    /** `1 November 2026`. */
    dateInFull: (day: string): string => `${namesOf(day).dateInFull} ${namesOf(day).year}`,
    /** `November` from `2026-11`. */
    monthInFull: (month: string): string => namesOf(`${month}-01`).monthInFull,
    /** `November 2026`. */
    formatMonth: (month: string): string =>
      `${namesOf(`${month}-01`).monthInFull} ${namesOf(`${month}-01`).year}`,
    /** `on Tue 17 Nov`. */
    onDay,
    /** `Tomorrow, Tue 17 Nov`, or `Wed 18 Nov`. */
    promisedDay: (day: string, now: Date): string =>
      isTomorrow(day, now) ? words.tomorrow(formatDueDay(day)) : formatDueDay(day),
    /** `tomorrow, Tue 17 Nov`, or `on Wed 18 Nov`. */
    dayInSentence: (day: string, now: Date): string =>
      isTomorrow(day, now) ? words.tomorrowInSentence(formatDueDay(day)) : onDay(day),
    /** `6:00 PM` from `18:00`. */
    formatTime: (time: string): string => words.time(clockOf(time)),
    /** `6:40 PM` from a moment, to be followed by other words. */
    formatClock: (at: string): string => momentOf(at).clock,
    /** `10:00 AM to 8:00 PM` from the shop's opening hours. Other texts stay as they are. */
    formatHours: (from: string, to: string): string =>
      words.hours(writeClock(from, words.clock), writeClock(to, words.clock)),
    /** `14 Nov 2026`. */
    formatDate: (at: string): string => `${momentOf(at).date} ${momentOf(at).year}`,
    /** `14 Nov 2026, 6:40 PM`. */
    formatMoment: (at: string): string => {
      const { date, year, clock } = momentOf(at);
      return `${date} ${year}, ${clock}`;
    },
    /** `14 Nov, 6:40 PM`. */
    formatMomentOfYear: (at: string): string => `${momentOf(at).date}, ${momentOf(at).clock}`,
  };
}
