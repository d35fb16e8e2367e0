/** The week starts on Monday, as in the settings. 0 is Sunday. */
export const weekdays = [
  { day: 1, short: 'Mon', name: 'Monday' },
  { day: 2, short: 'Tue', name: 'Tuesday' },
  { day: 3, short: 'Wed', name: 'Wednesday' },
  { day: 4, short: 'Thu', name: 'Thursday' },
  { day: 5, short: 'Fri', name: 'Friday' },
  { day: 6, short: 'Sat', name: 'Saturday' },
  { day: 0, short: 'Sun', name: 'Sunday' },
] as const;

/** `Sunday` for `0`, `Monday, Sunday` for `0, 1`. */
export function weekdaysInWords(numbers: string): string {
  const days = new Set(numbers.split(', '));
  const names = weekdays.filter(({ day }) => days.has(String(day))).map(({ name }) => name);
  return names.length === 0 ? 'none' : names.join(', ');
}
