import { shopClock } from '@dalan/contract/delivery/delivery';
import { SHOP_TIME_ZONE } from '@dalan/contract/language/time-zone';
import { accountLimits, monthAfter, monthOf } from '@dalan/contract/on-account/accounts';
import type { AccountRow } from '@dalan/contract/on-account/accounts';
import { paiseToRupees } from '@dalan/contract/money/money';
import { gramsToKg } from '@dalan/contract/money/weight';
import type { Db } from '../../../../platform/db/database.ts';
import { listBought, listEntries, listMonths } from './account-entries.queries.ts';
import type { BoughtRow, EntryRow, EntrySpan } from './account-entries.queries.ts';

export type RowsOfCustomer = { broughtPaise: number; rows: AccountRow[] };

/** The rows of each customer within the span, oldest first, with what was bought. */
export async function readRows(
  db: Db,
  userIds: string[],
  span: EntrySpan,
): Promise<Map<string, RowsOfCustomer>> {
  const found = await listEntries(db, userIds, span);
  const ordered = found.flatMap(({ entries }) =>
    entries.filter(({ kind }) => kind === 'order').map(({ ref }) => ref),
  );
  const bought = await listBought(db, ordered);
  const boughtOf = new Map(bought.map((row) => [row.id, row]));
  return new Map(
    found.map(({ userId, broughtPaise, entries }) => [
      userId,
      { broughtPaise, rows: entries.map((entry) => toAccountRow(entry, boughtOf)) },
    ]),
  );
}

function toAccountRow(entry: EntryRow, boughtOf: ReadonlyMap<string, BoughtRow>): AccountRow {
  const { kind, ref, at, paise, owesAfterPaise, orders } = entry;
  const bought = kind === 'order' ? boughtOf.get(ref) : undefined;
  return {
    key: `${kind} ${ref}`,
    kind,
    at: new Date(at).toISOString(),
    orders: orders.map(({ id, at: placed }) => ({
      _id: id,
      createdAt: new Date(placed).toISOString(),
    })),
    ...(bought && { lines: bought.lines.map(toLine) }),
    ...(bought?.billNumber && { billNumber: bought.billNumber }),
    ...(entry.method !== null && { method: entry.method, reference: entry.reference }),
    ...(entry.number !== null && { number: entry.number }),
    ...(entry.reason !== '' && { reason: entry.reason }),
    ...(entry.isDiscount && { isDiscount: true }),
    ...(kind === 'order' ? { bought: paiseToRupees(paise) } : { paid: paiseToRupees(0 - paise) }),
    owesAfter: paiseToRupees(owesAfterPaise),
  };
}

function toLine({ name, nameMr, nameHi, grind, weightGrams }: BoughtRow['lines'][number]) {
  return {
    name,
    ...(nameMr !== '' && { nameMr }),
    ...(nameHi !== '' && { nameHi }),
    ...(grind && { grind }),
    kg: gramsToKg(weightGrams),
  };
}

/** A month from its first moment to that of the next, in the shop's time. */
export function spanOf(month: string): EntrySpan {
  const startOf = (one: string) => `${one}-01 00:00 ${SHOP_TIME_ZONE}`;
  return { from: startOf(month), until: startOf(monthAfter(month, 1)) };
}

export function thisMonth(now: Date): string {
  return monthOf(shopClock(now).day);
}

export function monthsOf(db: Db, userId: string): Promise<string[]> {
  return listMonths(db, userId, { timeZone: SHOP_TIME_ZONE, limit: accountLimits.monthsMax });
}
