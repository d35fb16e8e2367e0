import { days } from '@dalan/contract/language/days.texts';
import {
  formatPaise,
  formatPromisedRupees,
  formatRupees,
  rupeesToPaise,
} from '@dalan/contract/money/money';
import type { AccountOrder, MyAccount } from '@dalan/contract/on-account/accounts';

import { accountTexts } from './account.texts.ts';

/** So many open orders have a line of their own; the others share one. */
const ORDERS_SHOWN = 3;
const MONTHS_SHOWN = 2;

/** The sentence below what is owed. */
export function standingText({ owes, limit, over, isClosed }: MyAccount): string {
  const most = formatPromisedRupees(limit);
  if (isClosed) return accountTexts.closed;
  return over > 0 && owes > 0
    ? accountTexts.over(formatRupees(over), most)
    : accountTexts.within(most);
}

/** How much of the limit is used, in whole percent; at most 100. Without a limit, all of it. */
export function usedPercent({ owes, limit }: Pick<MyAccount, 'owes' | 'limit'>): number {
  if (owes <= 0) return 0;
  return limit === 0 ? 100 : Math.min(100, Math.round((owes / limit) * 100));
}

type ShownOrders = {
  lines: readonly AccountOrder[];
  /** Undefined if all of them have a line. */
  others: { count: number; amount: string } | undefined;
};

export function shownOrders(orders: readonly AccountOrder[]): ShownOrders {
  // A line that says "and 1 more" is no shorter than the order itself.
  if (orders.length <= ORDERS_SHOWN + 1) return { lines: orders, others: undefined };
  const rest = orders.slice(ORDERS_SHOWN);
  const paise = rest.reduce((sum, { open }) => sum + rupeesToPaise(open), 0);
  return {
    lines: orders.slice(0, ORDERS_SHOWN),
    others: { count: rest.length, amount: formatPaise(paise) },
  };
}

/** The newest finished months. The running one is among all of them only, or alone. */
export function newestMonths({ months, lastMonth }: MyAccount): readonly string[] {
  const finished = months.filter((month) => lastMonth !== null && month <= lastMonth);
  return finished.length === 0 ? months.slice(0, 1) : finished.slice(0, MONTHS_SHOWN);
}

/** `Oct 2026` from `2026-10`. */
export function shortMonth(month: string): string {
  const [, name = ''] = days.dayParts(`${month}-01`).date.split(' ');
  return `${name} ${month.slice(0, 4)}`;
}
