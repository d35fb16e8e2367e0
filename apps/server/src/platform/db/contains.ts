import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';

/** A `like` pattern for "contains this text". `%` and `_` in user input are escaped. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

const MAX_WORDS = 8;

/**
 * True if a lowercase column contains every word of the text: `Patil Asha` finds `asha patil`. One
 * `like` per word, because no index supports `like all (…)`.
 */
export function containsAllWords(column: RawBuilder<unknown>, text: string): RawBuilder<SqlBool> {
  const words = text.toLowerCase().trim().split(/\s+/).slice(0, MAX_WORDS);
  return sql`(${sql.join(
    words.map((word) => sql`${column} like ${likePattern(word)}`),
    sql` and `,
  )})`;
}

/** True if the column contains one of the texts, unchanged. */
export function containsAny(column: RawBuilder<unknown>, texts: string[]): RawBuilder<SqlBool> {
  return sql`(${sql.join(
    texts.map((text) => sql`${column} like ${likePattern(text)}`),
    sql` or `,
  )})`;
}
