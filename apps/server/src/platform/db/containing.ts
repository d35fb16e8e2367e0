import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';

/** A `like` pattern for "has this text in it": `%` and `_` in what people type mean themselves. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

const WORDS_AT_MOST = 8;

/**
 * That a text in small letters has every word in it: `Patil Asha` finds `asha patil`. One `like` for
 * each, since no index helps with `like all (…)`.
 */
export function containsEach(column: RawBuilder<unknown>, text: string): RawBuilder<SqlBool> {
  const words = text.toLowerCase().trim().split(/\s+/).slice(0, WORDS_AT_MOST);
  return sql`(${sql.join(
    words.map((word) => sql`${column} like ${containing(word)}`),
    sql` and `,
  )})`;
}

/** That it has one of these texts in it, as they are. */
export function containsOne(column: RawBuilder<unknown>, texts: string[]): RawBuilder<SqlBool> {
  return sql`(${sql.join(
    texts.map((text) => sql`${column} like ${containing(text)}`),
    sql` or `,
  )})`;
}
