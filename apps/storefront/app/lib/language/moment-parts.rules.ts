import { SHOP_TIME_ZONE } from '@dalan/contract/time-zone';

const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: SHOP_TIME_ZONE,
  day: 'numeric',
  month: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

type Words = {
  months: readonly string[];
  /** Morning, noon, evening, night. */
  parts: readonly [string, string, string, string];
};

/** `14 नव, शाम 6:40`. */
export function momentByPart(at: number, { months, parts }: Words): string {
  const numbers = format.formatToParts(at).filter(({ type }) => type !== 'literal');
  const of = (name: string) => numbers.find(({ type }) => type === name)?.value ?? '';
  const hour = Number(of('hour'));
  const part = parts[hour < 5 || hour >= 19 ? 3 : hour < 12 ? 0 : hour < 16 ? 1 : 2];
  const month = months[Number(of('month')) - 1] ?? '';
  return `${Number(of('day'))} ${month}, ${part} ${hour % 12 || 12}:${of('minute')}`;
}
