import { rupeesToPaise } from '../money/money.ts';
import { shortOrderId } from '../orders/orders.ts';
import type { BankOpenOrder, BankRow } from './bank.schema.ts';
import { isNameAlike, wordsOf } from './name-alike.ts';
import { upiReferencesIn } from './bank-rows.ts';

/** What a row and an order have in common. */
export type Likeness = { reference: boolean; orderId: boolean; amount: boolean; name: boolean };
export type Candidate = { order: BankOpenOrder; like: Likeness };

export type Matches<Row> = {
  certain: ({ row: Row } & Candidate)[];
  /** The likeliest orders, and how many more there are. */
  doubtful: { row: Row; candidates: Candidate[]; more: number }[];
  unknown: Row[];
};

/** More would not fit beside the row. */
const CANDIDATES_SHOWN = 5;

/**
 * Certain: the row names one order, by the reference of its customer's claim or by its id, and has
 * exactly its open amount. No other row may do the same. Everything else is for a person to choose.
 */
export function matchRows<Row extends BankRow>(
  rows: readonly Row[],
  orders: readonly BankOpenOrder[],
): Matches<Row> {
  const index = indexOf(orders);
  const found = rows.map((row) => ({ row, candidates: candidatesOf(row, index) }));
  const sure = found.map(({ candidates }) => surelyOf(candidates));
  const claimed = new Map<BankOpenOrder, number>();
  for (const one of sure) if (one) claimed.set(one.order, (claimed.get(one.order) ?? 0) + 1);

  const matches: Matches<Row> = { certain: [], doubtful: [], unknown: [] };
  found.forEach(({ row, candidates }, place) => {
    const one = sure[place];
    if (one && claimed.get(one.order) === 1) {
      matches.certain.push({ row, ...one });
      return;
    }
    // An order with a certain row waits for no other.
    const open = candidates.filter(({ order }) => claimed.get(order) !== 1);
    if (open.length === 0) matches.unknown.push(row);
    else {
      const shown = open
        .toSorted((a, b) => weightOf(b) - weightOf(a) || distanceOf(row, a) - distanceOf(row, b))
        .slice(0, CANDIDATES_SHOWN);
      matches.doubtful.push({ row, candidates: shown, more: open.length - shown.length });
    }
  });
  return matches;
}

/** The only order that the row names, if the amount is the same. */
function surelyOf(candidates: Candidate[]): Candidate | undefined {
  const named = candidates.filter(({ like }) => like.reference || like.orderId);
  const [first] = named;
  return named.length === 1 && first?.like.amount === true ? first : undefined;
}

function distanceOf({ amount }: BankRow, { order }: Candidate): number {
  return Math.abs(amount - order.open);
}

function weightOf({ order, like }: Candidate): number {
  const isClaimed = order.claimReference !== null;
  return (
    (like.reference || like.orderId ? 8 : 0) +
    (like.amount ? 4 : 0) +
    (like.name ? 2 : 0) +
    (isClaimed ? 1 : 0)
  );
}

type Orders = Map<string | number, BankOpenOrder[]>;
type Index = { byReference: Orders; byShortId: Orders; byPaise: Orders; byNamePart: Orders };

/** Every word that matches a name has its first three letters in common with it. */
const NAME_PART = 3;

function indexOf(orders: readonly BankOpenOrder[]): Index {
  const by = (keysOf: (order: BankOpenOrder) => (string | number)[]): Orders => {
    const index: Orders = new Map();
    for (const order of orders) {
      for (const key of new Set(keysOf(order))) {
        const own = index.get(key);
        if (own) own.push(order);
        else index.set(key, [order]);
      }
    }
    return index;
  };
  return {
    byReference: by(({ claimReference }) => (claimReference ? [claimReference] : [])),
    byShortId: by(({ orderId }) => [shortOrderId(orderId)]),
    byPaise: by(({ open }) => [rupeesToPaise(open)]),
    byNamePart: by(({ name }) => wordsOf(name).map((word) => word.slice(0, NAME_PART))),
  };
}

function candidatesOf(row: BankRow, index: Index): Candidate[] {
  const likes = new Map<BankOpenOrder, Likeness>();
  const note = (order: BankOpenOrder, what: keyof Likeness) => {
    const like = likes.get(order) ?? {
      reference: false,
      orderId: false,
      amount: false,
      name: false,
    };
    likes.set(order, { ...like, [what]: true });
  };
  const noteAll = (orders: BankOpenOrder[] | undefined, what: keyof Likeness) => {
    for (const order of orders ?? []) note(order, what);
  };
  for (const reference of upiReferencesIn(row)) {
    noteAll(index.byReference.get(reference), 'reference');
  }
  for (const id of shortIdsIn(row)) noteAll(index.byShortId.get(id), 'orderId');
  noteAll(index.byPaise.get(rupeesToPaise(row.amount)), 'amount');
  const words = wordsOf(row.text);
  for (const part of new Set(words.map((word) => word.slice(0, NAME_PART)))) {
    for (const order of index.byNamePart.get(part) ?? []) {
      if (isNameAlike(words, order.name)) note(order, 'name');
    }
  }
  return [...likes].map(([order, like]) => ({ order, like }));
}

/** Short ids of orders, also as the end of a whole id or straight after the word Order. */
function shortIdsIn({ reference, text }: BankRow): Set<string> {
  const found = `${reference} ${text}`
    .toUpperCase()
    .matchAll(/(?<![0-9A-Z])(?:ORDER)?(?:[0-9A-F]{4})?([0-9A-F]{8})(?![0-9A-Z])/g);
  return new Set([...found].map(([, id = '']) => id));
}
