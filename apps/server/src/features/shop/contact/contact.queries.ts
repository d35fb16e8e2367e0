import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import type { MessageFilter } from '@dalan/contract/contact/complaints';
import type { ContactMessage } from '@dalan/contract/contact/contact';
import { COUNTED_AT_MOST } from '@dalan/contract/text/lists';
import type { Page } from '@dalan/contract/text/lists';
import { containsAny } from '../../../platform/db/contains.ts';
import type { Db } from '../../../platform/db/database.ts';
import {
  anyOf,
  isOnDay,
  searchConditions,
  soundsLike,
} from '../../../platform/db/search-conditions.ts';
import type { SearchText } from '../../../platform/search/search-text.rules.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { ContactSort } from './contact-sorts.rules.ts';
import { acknowledged, inState, settled, toMessage } from './contact-states.queries.ts';

type MessageToStore = { name: string; email: string; subject: string; message: string };

/** Returns the number that the database gives it. */
export async function insertContactMessage(db: Db, message: MessageToStore): Promise<string> {
  const { ticket } = await db
    .insertInto('contactMessages')
    .values(message)
    .returning('ticket')
    .executeTakeFirstOrThrow();
  return ticket;
}

/** A number without a message. */
export async function takeTicket(db: Db): Promise<string> {
  const { rows } = await sql<{ ticket: string }>`select new_contact_ticket() as ticket`.execute(db);
  return rows[0]?.ticket ?? '';
}

/** Undefined if the message was already deleted. */
export async function removeContactMessage(
  tx: Tx,
  id: string,
): Promise<{ id: string } | undefined> {
  return tx.deleteFrom('contactMessages').where('id', '=', id).returning('id').executeTakeFirst();
}

/**
 * Removes the messages by which the shop asked its staff to call about a repeat order of this customer.
 * A message and the day that it is about were written in one transaction, so at one moment.
 */
export async function removeRequestsToCall(tx: Tx, userId: string): Promise<void> {
  await sql`
    delete from contact_messages using repeat_days made join repeats on repeats.id = made.repeat_id
    where repeats.user_id = ${userId} and made.outcome = 'to call'
      and contact_messages.created_at = made.made_at
  `.execute(tx);
}

/** The limit keeps the statement short. It never waits for a row that somebody else deletes. */
export async function deleteOldMessages(
  db: Db,
  { keepDays, limit }: { keepDays: number; limit: number },
): Promise<number> {
  const { rows } = await sql`
    delete from contact_messages where id in (
      select id from contact_messages where created_at < now() - make_interval(days => ${keepDays})
      order by created_at limit ${limit} for update skip locked)
    returning id
  `.execute(db);
  return rows.length;
}

/** Must match the index expressions, so that no sort scans the table. */
const sortKeys = {
  name: sql`lower(name)`,
  email: sql`lower(email)`,
  subject: sql`lower(subject)`,
  createdAt: sql`created_at`,
} satisfies Record<ContactSort, unknown>;

const searchText = sql`contact_search_text(name, email, subject, message)`;

type Asked = {
  state: MessageFilter | undefined;
  search: SearchText;
  /** Common spellings of the phone number in the search. Empty if it is not a number. */
  phones: string[];
  limit: number;
  offset: number;
  field: ContactSort;
  isDescending: boolean;
};

export async function listContactRows(db: Db, asked: Asked): Promise<Page<ContactMessage>> {
  const { search, phones } = asked;
  if (search.phrase === '') return listMatching(db, asked, undefined);
  if (phones.length > 0) {
    // A number such as 2611-0042 may also be a ticket without its letter.
    const where = anyOf([containsAny(searchText, phones), hasTicket(`d-${search.phrase}`)]);
    return listMatching(db, asked, { where, order: undefined });
  }
  const { all, rank, some, byHits } = searchConditions(search, {
    text: searchText,
    others: (word) => [
      ...soundsLike(word),
      ...isOnDay(sql`created_at`, word),
      hasTicket(word.text),
    ],
  });
  const found = await listMatching(db, asked, { where: all, order: rank });
  if (found.total > 0) return found;
  for (const where of some) {
    const page = await listMatching(db, asked, { where, order: byHits });
    if (page.total > 0) return { ...page, hasSomeWords: true };
  }
  return found;
}

/** The unique index finds the whole number. */
function hasTicket(typed: string): RawBuilder<SqlBool> {
  return sql`ticket = ${typed.toUpperCase()}`;
}

type Match = { where: RawBuilder<SqlBool>; order: RawBuilder<number> | undefined };

async function listMatching(
  db: Db,
  asked: Asked,
  match: Match | undefined,
): Promise<Page<ContactMessage>> {
  const direction = asked.isDescending ? 'desc' : 'asc';
  // A column that staff sort by comes before the closeness of the match.
  const rank = match?.order;
  const isRanked = rank !== undefined && asked.field === 'createdAt' && asked.isDescending;
  const { state } = asked;
  const matching = db
    .selectFrom('contactMessages')
    .where(match?.where ?? sql<SqlBool>`true`)
    .$if(state !== undefined, (query) => query.where(inState[state ?? 'open']));
  const counted = db.selectFrom(matching.select('id').limit(COUNTED_AT_MOST).as('counted'));
  const { total } = await counted
    .select((message) => message.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  if (total === 0) return { rows: [], total };
  const rows = await matching
    .select(['id', 'name', 'email', 'subject', 'message', 'createdAt', 'ticket'])
    .select([acknowledged.as('acknowledged'), settled.as('settled')])
    .$if(isRanked && total < COUNTED_AT_MOST, (query) => query.orderBy(rank ?? sql`0`))
    .orderBy(sortKeys[asked.field], direction)
    .orderBy('id', direction)
    .limit(asked.limit)
    .offset(asked.offset)
    .execute();
  return { rows: rows.map(toMessage), total };
}
