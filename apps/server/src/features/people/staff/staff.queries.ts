import { sql } from 'kysely';
import type { Duty, StaffMember } from '@dalan/contract/people/staff';
import type { Db } from '../../../platform/db/database.ts';

/** How the database answers an owner: the function checks the session's token itself. */
export type Outcome = 'done' | 'forbidden' | 'self' | 'unknown' | 'changed' | 'no email' | 'owner';

/**
 * Lists enabled people first, owners before counter and delivery, then in the order in which they
 * joined.
 */
export async function listStaffRows(db: Db): Promise<StaffMember[]> {
  type Row = Omit<StaffMember, '_id' | 'lastSeenAt' | 'disabledAt'> & {
    id: string;
    lastSeenAt: Date | null;
    disabledAt: Date | null;
  };
  // A log-out deletes the session. The device keeps the time of its last log-in.
  const { rows } = await sql<Row>`
    select id, name, coalesce(email, '') as email, phone, duty, disabled_at,
      (select new_email from staff_email_changes as change
        where change.user_id = users.id and can_confirm(change)) as waiting_email, greatest(
      (select max(last_seen_at) from sessions where user_id = users.id),
      (select max(last_seen_at) from known_devices where user_id = users.id)) as last_seen_at,
      (select count(*) from passkeys where user_id = users.id) as passkey_count
    from users where role = 'admin' and erased_at is null
    order by disabled_at is not null, array_position('{owner,counter,delivery}', duty), id
  `.execute(db);
  return rows.map(({ id, lastSeenAt, disabledAt, ...person }) => ({
    _id: id,
    ...person,
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    disabledAt: disabledAt?.toISOString() ?? null,
  }));
}

export async function changeDutyOf(
  db: Db,
  change: { sessionToken: string; userId: string; was: Duty; duty: Duty },
): Promise<Outcome> {
  const { rows } = await sql<{ outcome: Outcome }>`
    select change_staff_duty(${change.sessionToken}, ${change.userId}, ${change.was},
      ${change.duty}) as outcome
  `.execute(db);
  return outcomeOf(rows);
}

export async function findDuty(db: Db, userId: string): Promise<Duty | undefined> {
  const row = await db
    .selectFrom('users')
    .select('duty')
    .where('id', '=', userId)
    .executeTakeFirst();
  return (row?.duty ?? undefined) as Duty | undefined;
}

export async function setDisabled(
  db: Db,
  change: { sessionToken: string; userId: string; isDisabled: boolean },
): Promise<Outcome> {
  const { rows } = await sql<{ outcome: Outcome }>`
    select set_staff_disabled(${change.sessionToken}, ${change.userId}, ${change.isDisabled})
      as outcome
  `.execute(db);
  return outcomeOf(rows);
}

export async function insertPasswordLink(
  db: Db,
  link: { sessionToken: string; userId: string; tokenHash: Buffer },
): Promise<Outcome> {
  const { rows } = await sql<{ outcome: Outcome }>`
    select make_staff_password_link(${link.sessionToken}, ${link.userId}, ${link.tokenHash})
      as outcome
  `.execute(db);
  return outcomeOf(rows);
}

function outcomeOf(rows: { outcome: Outcome }[]): Outcome {
  return rows[0]?.outcome ?? 'forbidden';
}
