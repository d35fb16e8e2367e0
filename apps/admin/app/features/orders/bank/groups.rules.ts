import { matchRows } from '@dalan/contract/bank/bank-matches';
import type { Matches } from '@dalan/contract/bank/bank-matches';
import { paymentReferenceOf, recordedOf } from '@dalan/contract/bank/bank-rows';
import type {
  BankOpenOrder,
  BankOrders,
  BankRecord,
  BankRow,
} from '@dalan/contract/bank/bank-rows';
import { paiseToRupees, rupeesToPaise } from '@dalan/contract/money/money';

export type Credit = BankRow & { fingerprint: string };

export type Groups = Matches<Credit> & {
  /** `at` is undefined for a payment that was recorded by hand with this reference. */
  before: { row: Credit; at: string | undefined }[];
};

export function groupsOf(credits: readonly Credit[], compared: BankOrders): Groups {
  const recordedAt = new Map(compared.recorded.map(({ fingerprint, at }) => [fingerprint, at]));
  const paid = new Set(
    compared.references.map(({ reference, amount }) => `${reference} ${amount}`),
  );
  const isBefore = (row: Credit) =>
    recordedAt.has(row.fingerprint) || paid.has(`${paymentReferenceOf(row)} ${row.amount}`);
  return {
    ...matchRows(
      credits.filter((row) => !isBefore(row)),
      compared.orders,
    ),
    before: credits.filter(isBefore).map((row) => ({ row, at: recordedAt.get(row.fingerprint) })),
  };
}

/** The chosen order of each ticked row, by fingerprint. */
export type Choices = ReadonlyMap<string, string>;

/** Certain rows are ticked. Of doubtful ones nothing is chosen. */
export function firstChoices({ certain }: Groups): Choices {
  return new Map(certain.map(({ row, order }) => [row.fingerprint, order.orderId]));
}

/** What a person chose stays, as far as it can still be chosen. */
export function keptChoices(before: Groups, choices: Choices, now: Groups): Choices {
  const wasCertain = new Set(before.certain.map(({ row }) => row.fingerprint));
  const isKept = (row: Credit, orderId: string) => choices.get(row.fingerprint) === orderId;
  return new Map([
    ...now.certain
      .filter(({ row, order }) => !wasCertain.has(row.fingerprint) || isKept(row, order.orderId))
      .map(({ row, order }) => [row.fingerprint, order.orderId] as const),
    ...now.doubtful.flatMap(({ row, candidates }) =>
      candidates
        .filter(({ order }) => isKept(row, order.orderId))
        .map(({ order }) => [row.fingerprint, order.orderId] as const),
    ),
  ]);
}

export function withChoice(choices: Choices, row: Credit, orderId: string | undefined): Choices {
  const next = new Map(choices);
  if (orderId === undefined) next.delete(row.fingerprint);
  else next.set(row.fingerprint, orderId);
  return next;
}

/** Ticks all certain rows, or none of them. */
export function withAllCertain(choices: Choices, groups: Groups, isTicked: boolean): Choices {
  const next = new Map(choices);
  for (const { row, order } of groups.certain) {
    if (isTicked) next.set(row.fingerprint, order.orderId);
    else next.delete(row.fingerprint);
  }
  return next;
}

export type Chosen = { row: Credit; order: BankOpenOrder };

export function chosenOf({ certain, doubtful }: Groups, choices: Choices): Chosen[] {
  const pairs = [
    ...certain,
    ...doubtful.flatMap(({ row, candidates }) => candidates.map(({ order }) => ({ row, order }))),
  ];
  return pairs.filter(({ row, order }) => choices.get(row.fingerprint) === order.orderId);
}

/** Rupees of these rows, summed in paise. */
export function sumOf(amounts: readonly number[]): number {
  return paiseToRupees(amounts.reduce((sum, amount) => sum + rupeesToPaise(amount), 0));
}

export function recordedSum(chosen: readonly Chosen[]): number {
  return sumOf(chosen.map(({ row, order }) => recordedOf({ ...row, open: order.open })));
}

/** Rupees above what is open; below zero if something stays open. */
export function overOf({ row, order }: Chosen): number {
  return paiseToRupees(rupeesToPaise(row.amount) - rupeesToPaise(order.open));
}

export function daysOf(rows: readonly BankRow[]): { from: string; to: string } {
  const days = rows.map(({ day }) => day).toSorted();
  return { from: days[0] ?? '', to: days.at(-1) ?? '' };
}

export function recordOf(
  chosen: readonly Chosen[],
  days: { from: string; to: string },
): BankRecord {
  return {
    ...days,
    rows: chosen.map(({ row: { fingerprint: _, ...row }, order: { orderId, open } }) => ({
      ...row,
      orderId,
      open,
      ...(row.amount > open && { isTooMuch: true }),
    })),
  };
}
