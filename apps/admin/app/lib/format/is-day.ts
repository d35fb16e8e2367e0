const DAY = /^\d{4}-\d\d-\d\d$/;

/** True for a date that exists, such as `2026-11-24`. */
export function isDay(text: string): boolean {
  const moment = DAY.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}
