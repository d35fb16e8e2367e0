import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import { ACKNOWLEDGE_WITHIN_HOURS } from '@dalan/contract/contact/complaints';
import type { MessageFilter } from '@dalan/contract/contact/complaints';
import type { ContactMessage, MessageMove } from '@dalan/contract/contact/contact';
import type { Tx } from '../../../platform/db/transaction.ts';

const monthLater = sql`
  (created_at at time zone 'Asia/Kolkata' + interval '1 month') at time zone 'Asia/Kolkata'`;

/** `late` follows the same clocks as `messageClock` in the contract. */
export const inState: Record<MessageFilter, RawBuilder<SqlBool>> = {
  open: sql`acknowledged_at is null`,
  acknowledged: sql`(acknowledged_at is not null and settled_at is null)`,
  settled: sql`settled_at is not null`,
  'not-settled': sql`settled_at is null`,
  late: sql`(settled_at is null and now() > case when acknowledged_at is null
    then created_at + make_interval(hours => ${ACKNOWLEDGE_WITHIN_HOURS}) else ${monthLater} end)`,
};

type MessageRow = Pick<
  ContactMessage,
  'name' | 'email' | 'subject' | 'message' | 'ticket' | 'acknowledged' | 'settled'
> & { id: string; createdAt: Date };

type Dealt = { at: string; by: string } | null;

/** The name is empty once the account is erased. */
export const acknowledged = sql<Dealt>`case when acknowledged_at is not null then
  json_build_object('at', acknowledged_at, 'by',
    (select person.name from users person where person.id = acknowledged_by)) end`;
export const settled = sql<Dealt>`case when settled_at is not null then
  json_build_object('at', settled_at, 'by',
    (select person.name from users person where person.id = settled_by)) end`;

const messageColumns = sql`id, name, email, subject, message, created_at, ticket,
  ${acknowledged} as acknowledged, ${settled} as settled`;

export function toMessage({ id, createdAt, ...row }: MessageRow): ContactMessage {
  return {
    _id: id,
    ...row,
    acknowledged: inIso(row.acknowledged),
    settled: inIso(row.settled),
    createdAt: createdAt.toISOString(),
  };
}

function inIso(dealt: Dealt): Dealt {
  return dealt && { ...dealt, at: new Date(dealt.at).toISOString() };
}

type Move = MessageMove & { messageId: string; actorId: string };

/** Undefined if the message is not in the state that was shown, or is gone. */
export async function updateMessageState(tx: Tx, move: Move): Promise<ContactMessage | undefined> {
  const { from, to, messageId, actorId } = move;
  const isDealt = to !== 'open';
  const isSettled = to === 'settled';
  const { rows } = await sql<MessageRow>`
    update contact_messages set
      acknowledged_at = case when ${isDealt} then coalesce(acknowledged_at, now()) end,
      acknowledged_by = case when ${isDealt} then coalesce(acknowledged_by, ${actorId}) end,
      settled_at = case when ${isSettled} then now() end,
      settled_by = case when ${isSettled} then ${actorId}::uuid end
    where id = ${messageId} and ${inState[from]}
    returning ${messageColumns}
  `.execute(tx);
  return rows[0] && toMessage(rows[0]);
}

export async function findMessage(tx: Tx, id: string): Promise<ContactMessage | undefined> {
  const { rows } = await sql<MessageRow>`
    select ${messageColumns} from contact_messages where id = ${id}
  `.execute(tx);
  return rows[0] && toMessage(rows[0]);
}
