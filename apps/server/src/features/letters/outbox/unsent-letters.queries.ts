import { sql } from 'kysely';
import type { LetterKind } from '@dalan/contract/office/letters';
import type { Db } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/transaction.ts';

export type UnsentRow = {
  id: string;
  kind: LetterKind;
  orderId: string | null;
  name: string;
  createdAt: Date;
  givenUpAt: Date;
  attempts: number;
  smtpCode: number | null;
  /** Number of all unsent letters, also beyond the limit. */
  total: number;
};

type Asked = { kinds: readonly LetterKind[]; days: number; limit: number };

/**
 * The newest come first. The casts are guarded by the kind, because each kind has another subject.
 */
export async function listUnsentRows(db: Db, asked: Asked): Promise<UnsentRow[]> {
  const { rows } = await sql<UnsentRow>`
    with unsent as (
      select letters.*, count(*) over () as total from letters
      where given_up_at > now() - make_interval(days => ${asked.days}) and last_error is not null
        and given_up_at is not null and kind = any(${[...asked.kinds]})
      order by given_up_at desc, id desc limit ${asked.limit}
    )
    select unsent.id, unsent.kind, case when o.deleted_at is null then o.id end as order_id,
      coalesce(person.name, product.name, '') as name, unsent.created_at, unsent.given_up_at,
      unsent.attempts, substring(last_error from '\\d{3}$')::int as smtp_code, unsent.total
    from unsent
    left join order_events event
      on event.id = case when unsent.kind like 'order/%' then subject_id::bigint end
    left join repeat_days made
      on made.id = case when unsent.kind like 'repeat/%' then subject_id::uuid end
    left join repeats on repeats.id = made.repeat_id
    left join orders o on o.id = coalesce(event.order_id, made.order_id)
    left join staff_email_changes change
      on change.id = case when unsent.kind like 'account/%' then subject_id::uuid end
    left join users person on person.id = coalesce(o.user_id, repeats.user_id, change.user_id,
      case when unsent.kind like 'account/%' then subject_id::uuid end)
    left join products product
      on product.id = case when unsent.kind like 'stock/%' then subject_id::uuid end
    order by unsent.given_up_at desc, unsent.id desc
  `.execute(db);
  return rows;
}

/**
 * Makes the letter due again, with all its tries. Undefined if it is not among those that could not
 * be sent.
 */
export async function renewLetter(tx: Tx, id: string): Promise<{ kind: LetterKind } | undefined> {
  const { rows } = await sql<{ kind: LetterKind }>`
    update letters set given_up_at = null, last_error = null, attempts = 0, not_before = now(),
      lease_until = null, renewed_at = now()
    where id = ${id} and given_up_at is not null and last_error is not null
    returning kind
  `.execute(tx);
  return rows[0];
}
