import { dayAfter } from '@dalan/contract/delivery/delivery';
import { plainDigits } from '@dalan/contract/language/digits';

/** What staff look for at once: a word, or the words of a date. */
export type SearchWord = {
  /** Lowercase, as typed. */
  text: string;
  /** The day that it names, such as `17 Nov`. */
  day: string | undefined;
  /** The amount that it names, such as `₹1,250`. */
  paise: number | undefined;
};

export type SearchText = {
  /**
   * The whole text in lowercase, with one space between the words. Empty if nothing is searched
   * for.
   */
  phrase: string;
  words: SearchWord[];
};

const MAX_WORDS = 8;

export function readSearchText(typed: string, today: string): SearchText {
  const phrase = typed.trim().toLowerCase().split(/\s+/).join(' ');
  return { phrase, words: phrase === '' ? [] : wordsOf(phrase.split(' '), today) };
}

/** The digits of a phone number as one word. What was typed may also be a day or an amount. */
export function numberWord(digits: string, { words }: SearchText): SearchText {
  const [typed, ...others] = words;
  const isOne = typed !== undefined && others.length === 0;
  const { day, paise } = isOne ? typed : { day: undefined, paise: undefined };
  return { phrase: digits, words: [{ text: digits, day, paise }] };
}

function wordsOf(typed: string[], today: string): SearchWord[] {
  const words: SearchWord[] = [];
  for (let place = 0; place < typed.length && words.length < MAX_WORDS;) {
    const date = dateAt(typed.slice(place), today);
    const length = date?.length ?? 1;
    const text = typed.slice(place, place + length).join(' ');
    words.push({ text, day: date?.day, paise: date ? undefined : paiseIn(text) });
    place += length;
  }
  return words;
}

const AMOUNT = /^₹?(\d{1,3}(?:,\d{2,3})*|\d{1,7})(?:\.(\d{1,2}))?$/;

function paiseIn(word: string): number | undefined {
  const [, rupees, paise = ''] = AMOUNT.exec(plainDigits(word)) ?? [];
  if (rupees === undefined) return undefined;
  return Number(rupees.replaceAll(',', '')) * 100 + Number(paise.padEnd(2, '0'));
}

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
/** The lists write `Due Thu 19 Nov` and `Today, Thu 19 Nov`. */
const BEFORE_A_DATE = /^(?:due|late,?|today,|(?:mon|tue|wed|thu|fri|sat|sun)(?:[a-z]*day)?,?)$/;
const NUMERIC = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;
const DAYS_AWAY = new Map([
  ['yesterday', -1],
  ['today', 0],
  ['tomorrow', 1],
]);

type DateFound = { day: string; length: number };

/** Finds the date with which these words begin. */
function dateAt(words: string[], today: string): DateFound | undefined {
  const before = words.findIndex((word) => !BEFORE_A_DATE.test(word));
  const [first = '', second = '', third = ''] = words
    .slice(before)
    .map((word) => plainDigits(word).replace(/,$/, ''));
  const away = DAYS_AWAY.get(first);
  if (before >= 0 && away !== undefined) {
    return { day: dayAfter(today, away), length: before + 1 };
  }
  const [, day, month, year] = NUMERIC.exec(first) ?? [];
  if (day && month && year) return found(Number(day), Number(month), year, today, before + 1);
  const isYear = /^\d{4}$/.test(third);
  const length = before + (isYear ? 3 : 2);
  const ofDay = /^\d{1,2}$/.test(first) ? [first, second] : [second, first];
  const monthNumber = monthNamed(ofDay[1]);
  if (!/^\d{1,2}$/.test(ofDay[0] ?? '') || monthNumber === 0) return undefined;
  return found(Number(ofDay[0]), monthNumber, isYear ? third : undefined, today, length);
}

/** Counts from 1; 0 if the word is no month. */
function monthNamed(word = ''): number {
  const isLong = word.length >= 3;
  return isLong ? MONTHS.findIndex((name) => name.startsWith(word)) + 1 : 0;
}

function found(
  day: number,
  month: number,
  year: string | undefined,
  today: string,
  length: number,
): DateFound | undefined {
  const years = year === undefined ? yearsAround(today) : [year];
  const days = years.flatMap((each) => realDay(each, month, day) ?? []);
  const [nearest] = year === undefined ? days.filter((each) => isNear(each, today)) : days;
  return nearest === undefined ? undefined : { day: nearest, length };
}

function yearsAround(today: string): string[] {
  const year = Number(today.slice(0, 4));
  return [year, year - 1, year + 1].map(String);
}

const MONTHS_BACK_DAYS = 300;
const AHEAD_DAYS = 65;

/** A date without a year is the last such day, or one on which an order can be due. */
function isNear(day: string, today: string): boolean {
  return day > dayAfter(today, -MONTHS_BACK_DAYS) && day < dayAfter(today, AHEAD_DAYS);
}

/** Undefined for 30 February. */
function realDay(year: string, month: number, day: number): string | undefined {
  const written = [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
  const isReal = !Number.isNaN(Date.parse(written)) && dayAfter(written, 0) === written;
  return isReal ? written : undefined;
}
