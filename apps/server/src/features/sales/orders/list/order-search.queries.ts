import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import { isId } from '@dalan/contract/text/ids';
import { newOrder, orderStatuses, paymentStatuses } from '@dalan/contract/orders/orders';
import { likePattern } from '../../../../platform/db/contains.ts';
import {
  allOf,
  anyOf,
  hasWhole,
  isOnDay,
  named,
  someOf,
} from '../../../../platform/db/search-conditions.ts';
import type { SearchText, SearchWord } from '../../../../platform/search/search-text.rules.ts';
import { whereFilter } from './order-filter.queries.ts';
import type { OrderFilter } from './order-filter.queries.ts';

type Condition = RawBuilder<SqlBool>;

/** Orders that match whatever their own text says: by their customer or their flours. */
export type Elsewhere = { userIds: string[]; orderIds: string[] };

export type OrderSearch = {
  search: SearchText;
  /** Digits of the phone number, or part of it, in the search. */
  phone: string | undefined;
  /** The text as typed: ids and parts of them have no words. */
  typed: string;
  /** What the whole text finds; `phraseUserIds` have it in their name or e-mail word for word. */
  whole: Elsewhere & { phraseUserIds: string[] };
  /** What each word finds alone. */
  ofWords: Elsewhere[];
  filter: OrderFilter;
};

export const isWholeNumber = (digits: string) => /^\d{10}$/.test(digits);
/** At least four digits of the short id. */
const SHORT_ID_PART = /^#?([0-9a-f]{4,8})$/;

const written = sql`(o.contact_number || ' ' || lower(o.delivery_address))`;

/** How orders match a search. Each part is answered by an index. */
export function orderConditions({ search, phone, typed, whole, ofWords }: OrderSearch) {
  const { phrase, words } = search;
  const contains = (text: string): Condition =>
    phone !== undefined && isWholeNumber(phone)
      ? sql`o.contact_number = ${phone}`
      : sql`${written} like ${likePattern(text)}`;
  const byId = idConditions(typed);
  const byWhole = [...byId, ...elsewhere(whole)];
  const others = (word: SearchWord, place: number) => [
    ...elsewhere(ofWords[place]),
    ...shownAs(word),
  ];
  const parts = words.map((word, place) => anyOf([contains(word.text), ...others(word, place)]));
  const wholeWords = words.map((word, place) =>
    anyOf([hasWhole(written, word.text), ...others(word, place)]),
  );
  const isPhrase = anyOf([
    contains(phrase),
    ...byId,
    ...elsewhere({ userIds: whole.phraseUserIds, orderIds: whole.orderIds }),
    ...(words.length === 1 ? words.flatMap(isWorth) : []),
    ...isCalled(phrase),
  ]);
  const isWhole = anyOf([allOf(wholeWords), ...byWhole]);
  return {
    all: anyOf([allOf(parts), ...byWhole]),
    /** One condition per word. An order with all words fits each; one with all but one fits the others. */
    wide: words.length < 2 ? [] : parts.map((part) => anyOf([part, ...byWhole])),
    isPhrase,
    /** 0 for the whole phrase in whole words, then the phrase, then whole words, then the rest. */
    rank: sql<number>`(case when ${isPhrase} then 0 else 2 end + case when ${isWhole} then 0 else 1 end)`,
    some: someOf(words, parts),
    /** Lowest for the orders with most of the words. */
    byHits: sql<number>`-(${sql.join(
      parts.map((part) => sql`(${part})::int`),
      sql` + `,
    )})`,
  };
}

export function either(one: Condition, other: Condition): Condition {
  return anyOf([one, other]);
}

/** The condition for the filter and all words of the search. */
export function whereSearch(search: OrderSearch): Condition {
  const isInFilter = whereFilter(search.filter);
  return search.search.phrase === ''
    ? isInFilter
    : sql`${isInFilter} and ${orderConditions(search).all}`;
}

function idConditions(typed: string): Condition[] {
  const [, part] = SHORT_ID_PART.exec(typed) ?? [];
  const conditions: Condition[] = [];
  if (part !== undefined) conditions.push(sql`right(o.id::text, 8) like ${likePattern(part)}`);
  if (isId(typed)) conditions.push(sql`o.id = ${typed}::uuid`, sql`o.user_id = ${typed}::uuid`);
  return conditions;
}

function elsewhere({ userIds, orderIds }: Elsewhere = { userIds: [], orderIds: [] }): Condition[] {
  return [
    ...(userIds.length > 0 ? [sql<SqlBool>`o.user_id = any(${userIds}::uuid[])`] : []),
    ...(orderIds.length > 0 ? [sql<SqlBool>`o.id = any(${orderIds}::uuid[])`] : []),
  ];
}

/** The list shows statuses, days and the total beside the texts. */
function shownAs(word: SearchWord): Condition[] {
  return [
    ...hasStatus({
      order: named(orderStatuses, word),
      payment: named(paymentStatuses, word),
      method: named([newOrder.paymentMethod], word),
    }),
    ...isWorth(word),
  ];
}

function isCalled(phrase: string): Condition[] {
  const isIt = (name: string) => name.toLowerCase() === phrase;
  return hasStatus({
    order: orderStatuses.filter(isIt),
    payment: paymentStatuses.filter(isIt),
    method: [newOrder.paymentMethod].filter(isIt),
  });
}

function hasStatus(names: Record<'order' | 'payment' | 'method', readonly string[]>): Condition[] {
  const { order, payment, method } = names;
  return [
    ...(order.length > 0 ? [sql<SqlBool>`o.order_status = any(${order})`] : []),
    ...(payment.length > 0 ? [sql<SqlBool>`o.payment_status = any(${payment})`] : []),
    ...(method.length > 0 ? [sql<SqlBool>`o.payment_method = any(${method})`] : []),
  ];
}

/** Conditions for orders placed or due on the day, or with this total. */
function isWorth(word: SearchWord): Condition[] {
  const { day, paise } = word;
  return [
    ...isOnDay(sql`o.created_at`, word),
    ...(day === undefined ? [] : [sql<SqlBool>`o.due_on = ${day}::date`]),
    ...(paise === undefined ? [] : [sql<SqlBool>`o.total_paise = ${paise}`]),
  ];
}
