/** Morning from 5:00, afternoon from 12:00, evening from 16:00, night from 19:00. */
export type DayParts = readonly [string, string, string, string];

const MORNING = 5;
const NOON = 12;
const EVENING = 16;
const NIGHT = 19;

/** `10:00 AM` with the part of the day before it: `सकाळी 10`. */
export function hourInWords(time: string, [morning, afternoon, evening, night]: DayParts): string {
  const [, typed = '0', minutes = '00', half = 'AM'] = /^(\d+):(\d+) ([AP]M)$/i.exec(time) ?? [];
  const hour = (Number(typed) % NOON) + (half.toUpperCase() === 'PM' ? NOON : 0);
  const clock = minutes === '00' ? typed : `${typed}:${minutes}`;
  if (hour < MORNING || hour >= NIGHT) return `${night} ${clock}`;
  if (hour < NOON) return `${morning} ${clock}`;
  return `${hour < EVENING ? afternoon : evening} ${clock}`;
}
