import { sql } from 'kysely';
import type { ContactMessage } from '@dalan/contract/contact';
import { COUNTED_AT_MOST } from '@dalan/contract/lists';
import type { Page } from '@dalan/contract/lists';
import { containsAllWords, containsAny } from '../../platform/db/contains.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { ContactSort } from './contact-sorts.rules.ts';

type MessageToStore = { name: string; email: string; subject: string; message: string };

export async function insertContactMessage(db: Db, message: MessageToStore): Promise<void> {
  await db.insertInto('contactMessages').values(message).execute();
}

/** Undefined if the message was already deleted. */
export async function removeContactMessage(
  tx: Tx,
  id: string,
): Promise<{ id: string } | undefined> {
  return tx.deleteFrom('contactMessages').where('id', '=', id).returning('id').executeTakeFirst();
}

/** A short statement each time, and never waits for a row that somebody else deletes. */
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
  search: string;
  /** Common spellings of the phone number in the search. Empty if it is not a number. */
  phones: string[];
  limit: number;
  offset: number;
  field: ContactSort;
  isDescending: boolean;
};

export async function listContactRows(db: Db, asked: Asked): Promise<Page<ContactMessage>> {
  const direction = asked.isDescending ? 'desc' : 'asc';
  const matching = db
    .selectFrom('contactMessages')
    .$if(asked.search !== '', (query) =>
      query.where(
        asked.phones.length > 0
          ? containsAny(searchText, asked.phones)
          : containsAllWords(searchText, asked.search),
      ),
    );
  const counted = db.selectFrom(matching.select('id').limit(COUNTED_AT_MOST).as('counted'));
  const [rows, { total }] = await Promise.all([
    matching
      .select(['id', 'name', 'email', 'subject', 'message', 'createdAt'])
      .orderBy(sortKeys[asked.field], direction)
      .orderBy('id', direction)
      .limit(asked.limit)
      .offset(asked.offset)
      .execute(),
    counted
      .select((message) => message.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return {
    rows: rows.map(({ id, createdAt, ...message }) => ({
      _id: id,
      ...message,
      createdAt: createdAt.toISOString(),
    })),
    total,
  };
}
