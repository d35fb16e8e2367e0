import { clockByPart } from '@dalan/contract/language/hour-in-words';
import type { DayParts } from '@dalan/contract/language/hour-in-words';
import { SHOP_TIME_ZONE } from '@dalan/contract/language/time-zone';

const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: SHOP_TIME_ZONE,
  day: 'numeric',
  month: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

type Words = { months: readonly string[]; parts: DayParts };

/** `14 नव, शाम 6:40`. */
export function momentByPart(at: number, { months, parts }: Words): string {
  const numbers = format.formatToParts(at).filter(({ type }) => type !== 'literal');
  const of = (name: string) => numbers.find(({ type }) => type === name)?.value ?? '';
  const month = months[Number(of('month')) - 1] ?? '';
  return `${Number(of('day'))} ${month}, ${clockByPart(Number(of('hour')), of('minute'), parts)}`;
}
