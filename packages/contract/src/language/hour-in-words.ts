/**
 * Names of the parts of the day: morning from 5:00, afternoon from 12:00, evening from 16:00, night
 * from 19:00.
 */
export type DayParts = readonly [string, string, string, string];

/** `18` is 6, and midnight is 12. */
export function onTwelveHours(hour: number): number {
  return hour % 12 === 0 ? 12 : hour % 12;
}

/** `सकाळी 10`. Full hours have no minutes. */
export function clockByPart(hour: number, minutes: string, parts: DayParts): string {
  const [morning, afternoon, evening, night] = parts;
  const part =
    hour < 5 || hour >= 19 ? night : hour < 12 ? morning : hour < 16 ? afternoon : evening;
  return `${part} ${onTwelveHours(hour)}${minutes === '00' ? '' : `:${minutes}`}`;
}

/** Reads the shop's opening hours, `10:00 AM`. Other texts stay as they are. */
export function writeClock(text: string, write: (hour: number, minutes: string) => string): string {
  const [, hour, minutes = '', half] = /^(\d+):(\d\d) ([AP])M$/i.exec(text) ?? [];
  if (hour === undefined) return text;
  return write((Number(hour) % 12) + (half?.toUpperCase() === 'P' ? 12 : 0), minutes);
}

/** `10:00 AM` with the part of the day before it. */
export function hourInWords(time: string, parts: DayParts): string {
  return writeClock(time, (hour, minutes) => clockByPart(hour, minutes, parts));
}
