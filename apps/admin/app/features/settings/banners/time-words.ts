import { firstDueDay, shopClock } from '@dalan/contract/delivery/delivery';
import type { Delivery } from '@dalan/contract/settings/settings';

type Promised = { words: string; days: number };

const DAY_MS = 86_400_000;
const AMOUNT = /\b(\d+)[\s-]*(minutes?|mins?|hours?|hrs?|days?)\b/gi;
const TOMORROW = /\btomorrow\b|\bnext day\b|\btonight\b/gi;

/** The words that promise when the flour comes, and the number of days that each allows. */
function promisesIn(text: string): Promised[] {
  const amounts = [...text.matchAll(AMOUNT)].map(([words, amount, unit = '']) => ({
    words,
    days: /^d/i.test(unit) ? Number(amount) : Math.floor(Number(amount) / aDayIn(unit)),
  }));
  const next = [...text.matchAll(TOMORROW)].map(([words]) => ({
    words,
    days: /^tonight$/i.test(words) ? 0 : 1,
  }));
  return [...amounts, ...next];
}

function aDayIn(unit: string): number {
  return /^h/i.test(unit) ? 24 : 24 * 60;
}

export type BrokenPromise = { words: string[]; promisedDay: string };

/** Compares the words of a slide with the delivery rule, for an order that is placed now. */
export function brokenPromise(text: string, rule: Delivery, now: Date): BrokenPromise | undefined {
  if (!rule.isOn) return undefined;
  const promisedDay = firstDueDay(rule, now);
  const days = (Date.parse(promisedDay) - Date.parse(shopClock(now).day)) / DAY_MS;
  const broken = promisesIn(text).filter((promised) => promised.days < days);
  if (broken.length === 0) return undefined;
  return { words: [...new Set(broken.map(({ words }) => words))], promisedDay };
}
