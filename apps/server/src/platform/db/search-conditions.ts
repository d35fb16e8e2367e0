import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import { likePattern } from './contains.ts';
import { endOfDay, startOfDay } from './shop-day.ts';
import type { SearchText, SearchWord } from '../search/search-text.rules.ts';

type Condition = RawBuilder<SqlBool>;

/** How a row of a list can match a word. */
type ListSearch = {
  /** The lowercase text of a row. Must match its index expression. */
  text: RawBuilder<unknown>;
  /**
   * Other ways to match: a status, a day, an amount, the sound of a name. Each needs an index of
   * its own.
   */
  others: (word: SearchWord) => Condition[];
};

/** Conditions for the rows with all words. */
export type SearchConditions = {
  all: Condition;
  /** 0 for the whole phrase in whole words, then the phrase, then whole words, then the rest. */
  rank: RawBuilder<number>;
  /** Conditions to try in this order if no row has all words. A single word has none. */
  some: Condition[];
  /** The lowest value is for the rows with most of the words. */
  byHits: RawBuilder<number>;
};

export function searchConditions(
  { phrase, words }: SearchText,
  list: ListSearch,
): SearchConditions {
  const contains = (text: string): Condition => sql`${list.text} like ${likePattern(text)}`;
  const has = (word: SearchWord) => anyOf([contains(word.text), ...list.others(word)]);
  const parts = words.map(has);
  const isWhole = allOf(
    words.map((word) => anyOf([hasWhole(list.text, word.text), ...list.others(word)])),
  );
  return {
    all: allOf(parts),
    rank: sql`(case when ${contains(phrase)} then 0 else 2 end + case when ${isWhole} then 0 else 1 end)`,
    some: someOf(words, parts),
    byHits: sql`-(${sql.join(
      parts.map((part) => sql`(${part})::int`),
      sql` + `,
    )})`,
  };
}

const MIN_LENGTH = 3;

/**
 * Conditions for all words but one, then for any word. Words that are in nearly every row never
 * match alone.
 */
export function someOf(words: SearchWord[], parts: Condition[]): Condition[] {
  if (words.length < 2) return [];
  const isTelling = ({ text, day }: SearchWord) => day !== undefined || text.length >= MIN_LENGTH;
  const butOne = words.flatMap((_, left) => {
    const others = words.filter((_word, place) => place !== left);
    return others.some(isTelling) ? [allOf(parts.filter((_part, place) => place !== left))] : [];
  });
  const any = words.flatMap((word, place) => (isTelling(word) ? (parts[place] ?? []) : []));
  return [butOne, words.length > 2 ? any : []].filter((each) => each.length > 0).map(anyOf);
}

export function anyOf(conditions: Condition[]): Condition {
  return conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`;
}

export function allOf(conditions: Condition[]): Condition {
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;
}

/** True if the column has the text between word boundaries. */
export function hasWhole(column: RawBuilder<unknown>, text: string): Condition {
  const escaped = text.replace(/[^\p{L}\p{M}\p{N} ]/gu, '\\$&');
  return sql`${column} ~ ${`(^|[^[:alnum:]])${escaped}($|[^[:alnum:]])`}`;
}

const NAME = /^[\p{L}\p{M}'’-]{3,}$/u;
/** Length of a sound with its two spaces. A shorter one must be the whole word. */
const MIN_BEGINNING = 6;
const MIN_SOUND = 4;

/** True if a word of the name sounds like this one, in either script. Uses the index of the sounds. */
export function soundsLike(word: SearchWord): Condition[] {
  if (!NAME.test(word.text)) return [];
  const sound = sql`name_sound(${word.text}::text)`;
  return [
    sql`(length(${sound}) >= ${MIN_SOUND} and name_sound(name) like '%' ||
      case when length(${sound}) >= ${MIN_BEGINNING} then rtrim(${sound}) else ${sound} end || '%')`,
  ];
}

export function isOnDay(column: RawBuilder<unknown>, { day }: SearchWord): Condition[] {
  if (day === undefined) return [];
  return [sql`(${column} >= ${startOfDay(day)} and ${column} < ${endOfDay(day)})`];
}

/** Returns the names of which a word begins like this. */
export function named<Name extends string>(names: readonly Name[], { text }: SearchWord): Name[] {
  return names.filter((name) =>
    name
      .toLowerCase()
      .split(' ')
      .some((own) => own === text || (text.length >= MIN_LENGTH && own.startsWith(text))),
  );
}
