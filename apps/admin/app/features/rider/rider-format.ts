import { weekdayOf } from '@dalan/contract/delivery/delivery';
import { formatRupees } from '@dalan/contract/money/money';
import type { BatchOfLine } from '@dalan/contract/orders/orders';
import { dateAndTime, formatLongDay } from '../../lib/format/india-time.ts';
import { weekdays } from '../../lib/format/weekdays.ts';
import { languageTexts } from '../../lib/language/language-texts.ts';
import { riderTexts } from './rider-texts.ts';
import type { StopView } from './run-view.ts';

/** `Saturday` for `2026-11-14`. */
export function weekdayName(day: string): string {
  const { days } = languageTexts;
  if (days) return days.weekdayInFull(day);
  return weekdays.find((one) => one.day === weekdayOf(day))?.name ?? '';
}

/** `Mon 16 Nov`. */
export function dayInWords(day: string): string {
  return formatLongDay(day).split(' ').slice(0, 3).join(' ');
}

/** `Milled on Tue 17 Nov, best before Mon 15 Feb`. */
export function milledInWords({ milledOn, bestBefore }: BatchOfLine): string {
  return riderTexts.milled(dayInWords(milledOn), bestBefore && dayInWords(bestBefore)).join('');
}

/** `11:02 am`, on one line. */
export function timeOf(moment: string): string {
  return dateAndTime(moment).time.replace(' ', '\u00a0');
}

/** `3 h 32 min`. */
export function duration(from: string, to: string): string {
  const minutes = Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 60_000));
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? riderTexts.minutes(minutes) : riderTexts.hours(hours, minutes % 60);
}

/** `Delivered, cash ₹500.00, 1 bag comes back`, or the reason. */
export function outcomeInWords(stop: StopView): string {
  if (stop.outcome === 'called off') return riderTexts.calledOff;
  if (stop.outcome === 'not delivered') return languageTexts.reason(stop.reason);
  return [riderTexts.delivered, ...moneyInWords(stop), ...bagsInWords(stop)].join(', ');
}

function bagsInWords({ bagsBack }: StopView): string[] {
  return bagsBack.length === 0 ? [] : [languageTexts.bagsBack(bagsBack.length)];
}

function moneyInWords({ cash, upi }: StopView): string[] {
  return [
    ...(cash > 0 ? [`${riderTexts.cashInLine} ${formatRupees(cash)}`] : []),
    ...(upi > 0 ? [`UPI ${formatRupees(upi)}`] : []),
  ];
}

/** `Cash`, `Cash ₹500.00, UPI ₹86.00`, or how else it was settled. */
export function paidInWords(stop: StopView): string {
  const { cash, upi } = stop;
  if (cash > 0 && upi > 0)
    return `${riderTexts.cash} ${formatRupees(cash)}, UPI ${formatRupees(upi)}`;
  if (cash > 0) return riderTexts.cash;
  return upi > 0 ? riderTexts.upiMethod : riderTexts.paid;
}

/** The address without its pincode, which is shown larger. */
export function splitPincode(address: string, pincode: string | null) {
  const found = pincode ?? /\b\d{6}\b(?!.*\b\d{6}\b)/.exec(address)?.[0] ?? '';
  if (found === '') return { street: address, pincode: '' };
  const street = address
    .replace(found, '')
    .replace(/[\s,]+$/, '')
    .trim();
  return { street, pincode: found };
}

/** The phone's own map app opens this search. */
export function mapLink(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
}
