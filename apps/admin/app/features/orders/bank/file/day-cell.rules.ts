import { bankDayOrders } from '@dalan/contract/bank/bank-rows';
import type { BankDayOrder } from '@dalan/contract/bank/bank-rows';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** A time may follow the day. */
const END = String.raw`(?:[ T,]+\d.*)?$`;
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${END}`);
const NUMBERS = new RegExp(String.raw`^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})${END}`);
const MONTH_NAMED = new RegExp(
  String.raw`^(\d{1,2})[-/. ]?([a-z]{3,9})[-/., ]*(\d{4}|\d{2})${END}`,
  'i',
);

/** The day of a cell as `2026-11-16`. The order counts only where both numbers could be the month. */
export function readDay(cell: string, order: BankDayOrder): string | undefined {
  const [, year = '', month = '', day = ''] = YEAR_FIRST.exec(cell) ?? [];
  if (year !== '') return realDay(year, Number(month), Number(day));
  const [, date = '', name = '', namedYear = ''] = MONTH_NAMED.exec(cell) ?? [];
  if (name !== '') {
    const place = MONTHS.indexOf(name.slice(0, 3).toLowerCase());
    return realDay(namedYear, place + 1, Number(date));
  }
  const [, first = '', second = '', lastYear = ''] = NUMBERS.exec(cell) ?? [];
  return order === 'dmy'
    ? realDay(lastYear, Number(second), Number(first))
    : realDay(lastYear, Number(first), Number(second));
}

function realDay(year: string, month: number, day: number): string | undefined {
  if (year === '' || month < 1 || month > 12 || day < 1) return undefined;
  const fullYear = year.length === 2 ? 2000 + Number(year) : Number(year);
  const last = new Date(Date.UTC(fullYear, month, 0)).getUTCDate();
  if (fullYear < 1990 || fullYear > 2199 || day > last) return undefined;
  return [fullYear, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}

/**
 * The orders in which the days of a whole file can be read. Two only if they differ: then a person is
 * asked. No statement has days that are still to come.
 */
export function dayOrdersOf(cells: readonly string[], today: string): BankDayOrder[] {
  const readings = bankDayOrders.map((order) => {
    const days = cells.map((cell) => readDay(cell, order));
    const read = days.filter((day) => day !== undefined && day <= today).length;
    return { order, key: days.join(), read };
  });
  const most = Math.max(...readings.map(({ read }) => read));
  const best = readings.filter(({ read }) => read === most);
  const isSame = new Set(best.map(({ key }) => key)).size === 1;
  return (isSame ? best.slice(0, 1) : best).map(({ order }) => order);
}
