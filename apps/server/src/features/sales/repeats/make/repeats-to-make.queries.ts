import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';

type Asked = { city: string; until: string; leaseSeconds: number };

/**
 * Takes one repeat that is due. Other workers leave it alone until the lease ends, also if this one
 * crashes.
 */
export async function takeDueRepeat(db: Db, asked: Asked): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    with due as (
      select id from repeats
      where stopped_at is null and city = ${asked.city} and next_on <= ${asked.until}::date
        and taken_until <= now()
      order by next_on, id
      limit 1
      for update skip locked
    )
    update repeats set taken_until = now() + make_interval(secs => ${asked.leaseSeconds})
    from due where repeats.id = due.id
    returning repeats.id
  `.execute(db);
  return rows[0]?.id;
}

type Caller = { name: string; email: string };

/** Finds the customer whom staff call. */
export async function findCustomer(tx: Tx, userId: string): Promise<Caller | undefined> {
  const { rows } = await sql<Caller>`
    select name, coalesce(email, '') as email from users where id = ${userId}
  `.execute(tx);
  return rows[0];
}
