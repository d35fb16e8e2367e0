import { bankLimits, withCopies } from '@dalan/contract/bank/bank-rows';
import type { BankColumnRole, BankDayOrder, BankRow } from '@dalan/contract/bank/bank-rows';
import { isHead, recogniseColumns } from './columns.rules.ts';
import { readCsv } from './csv.rules.ts';
import type { FileFault } from './csv.rules.ts';
import { dayOrdersOf, readDay } from './day-cell.rules.ts';
import { isSurelyMoney, readMark, readMoney } from './money-cell.rules.ts';

export type Statement = {
  /** Titles of the columns. Together they say which bank it is. */
  head: string[];
  /** The row of the file that is read as the head, from 1. */
  headRow: number;
  rows: string[][];
  columns: BankColumnRole[];
};

/** Rows in which the head is searched: banks write name, address and account above it. */
const HEAD_SEARCHED = 60;

/** Reads a file up to the question which column is which. */
export function openStatement(text: string): Statement | { fault: FileFault } {
  const read = readCsv(text);
  if ('fault' in read) return read;
  const { records } = read;
  const place = findHead(records);
  if (place === undefined) return { fault: 'noMoney' };
  const titles = records[place] ?? [];
  const last = titles.findLastIndex((title) => title !== '');
  const head = titles.slice(0, last + 1).map((title) => title.slice(0, bankLimits.titleMax));
  const rows = records
    .slice(place + 1)
    .filter((record) => record.some((cell) => cell !== ''))
    .map((record) => head.map((_, column) => record[column] ?? ''));
  if (rows.length > bankLimits.rowsMax) return { fault: 'tooManyRows' };
  if (rows.length === 0) return { fault: 'empty' };
  if (!rows.some((row) => row.some(isSurelyMoney))) return { fault: 'noMoney' };
  return { head, headRow: place + 1, rows, columns: recogniseColumns(head) };
}

/** The row with the titles, or else the one above the first row with a day and money. */
function findHead(records: string[][]): number | undefined {
  const searched = records.slice(0, HEAD_SEARCHED);
  const named = searched.findIndex(isHead);
  if (named >= 0) return named;
  const first = searched.findIndex(
    (record) =>
      record.some(isSurelyMoney) &&
      record.some((cell) => readDay(cell, 'dmy') ?? readDay(cell, 'mdy')),
  );
  const above = first - 1;
  return above >= 0 && (records[above]?.length ?? 0) > 1 ? above : undefined;
}

export type Credits = {
  credits: BankRow[];
  /** Rows with money in whose day could not be read. */
  unread: number;
  /** Two if the days read both ways, and a person must say which. */
  dayOrders: BankDayOrder[];
  dayOrder: BankDayOrder | undefined;
};

type Chosen = {
  columns: readonly BankColumnRole[];
  /** What a person said about this bank. */
  dayOrder: BankDayOrder | null;
  today: string;
};

/** The money that came in, by the chosen columns. */
export function readCredits({ rows }: Statement, { columns, dayOrder, today }: Chosen): Credits {
  const cellOf = (row: string[], role: BankColumnRole) => row[columns.indexOf(role)] ?? '';
  const paid = rows.flatMap((row) => {
    const paise = moneyIn(cellOf(row, 'moneyIn'), columns.includes('crDr'), cellOf(row, 'crDr'));
    return paise > 0 ? [{ row, paise }] : [];
  });
  const dayOrders = dayOrdersOf(
    paid.map(({ row }) => cellOf(row, 'day')),
    today,
  );
  const order = dayOrders.length === 1 ? dayOrders[0] : (dayOrder ?? undefined);
  const credits = paid.flatMap(({ row, paise }) => {
    const day = readDay(cellOf(row, 'day'), order ?? 'dmy');
    if (day === undefined) return [];
    const [reference, text] = [cellOf(row, 'reference'), cellOf(row, 'text')];
    return [{ day, amount: paise / 100, reference, text }];
  });
  return {
    credits: withCopies(credits),
    unread: paid.length - credits.length,
    dayOrders,
    dayOrder: order,
  };
}

function moneyIn(cell: string, hasMark: boolean, mark: string): number {
  const money = readMoney(cell);
  if (money === undefined) return 0;
  const isOut = hasMark ? (readMark(mark) ?? true) : money.isOut === true;
  return isOut ? 0 : money.paise;
}

/** True for a row of the file that is money in: the others are drawn pale. */
export function isCredit(row: string[], columns: readonly BankColumnRole[]): boolean {
  const cellOf = (role: BankColumnRole) => row[columns.indexOf(role)] ?? '';
  return moneyIn(cellOf('moneyIn'), columns.includes('crDr'), cellOf('crDr')) > 0;
}
