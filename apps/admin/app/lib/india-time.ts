const clock = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  weekday: 'short',
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

/** `Sat 14 Nov 2026, 10:52 am` in India, wherever the reader's device is. */
export function formatClock(moment: Date): string {
  const parts = new Map(clock.formatToParts(moment).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  const date = `${part('weekday')} ${part('day')} ${part('month')} ${part('year')}`;
  return `${date}, ${part('hour')}:${part('minute')} ${part('dayPeriod').toLowerCase()}`;
}
