import { sql } from 'kysely';
import { isPhone } from '@dalan/contract/contact/contact-details';
import type { Duty, Invitation, InvitationView, NewInvitation } from '@dalan/contract/people/staff';
import type { Db } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { Outcome } from './staff.queries.ts';

/** A link of somebody who is no owner any more has ended. The database accepts none either. */
const isOpen = sql<boolean>`(invitation.expires_at > now() and inviter.duty = 'owner'
  and inviter.disabled_at is null and inviter.erased_at is null)`;

const notEnded = sql`invitation.used_at is null and invitation.cancelled_at is null`;

type Row = Omit<Invitation, '_id' | 'expiresAt'> & { id: string; expiresAt: Date };

function toInvitation({ id, expiresAt, ...invitation }: Row): Invitation {
  return { _id: id, ...invitation, expiresAt: expiresAt.toISOString() };
}

/**
 * Lists invitations that are neither used nor cancelled. Expired ones are listed, too, so that they
 * can be renewed.
 */
export async function listInvitations(db: Db): Promise<Invitation[]> {
  const { rows } = await sql<Row>`
    select invitation.id, invitation.name, invitation.contact, invitation.duty,
      inviter.name as invited_by, invitation.expires_at, ${isOpen} as is_open
    from staff_invitations as invitation join users as inviter on inviter.id = invitation.invited_by
    where ${notEnded} and invitation.expires_at > now() - interval '30 days'
    order by invitation.id
  `.execute(db);
  return rows.map(toInvitation);
}

export async function findInvitation(db: Db, id: string): Promise<Invitation | undefined> {
  return (await listInvitations(db)).find(({ _id }) => _id === id);
}

export async function findOpenInvitation(
  db: Db,
  tokenHash: Buffer,
): Promise<InvitationView | undefined> {
  const { rows } = await sql<{ name: string; duty: Duty; contact: string }>`
    select invitation.name, invitation.duty, invitation.contact
    from staff_invitations as invitation join users as inviter on inviter.id = invitation.invited_by
    where invitation.token_hash = ${tokenHash} and ${notEnded} and ${isOpen}
  `.execute(db);
  const [found] = rows;
  if (found === undefined) return undefined;
  const { contact, ...invitation } = found;
  const isNumber = isPhone(contact);
  return { ...invitation, email: isNumber ? '' : contact, phone: isNumber ? contact : '' };
}

/** Undefined if the session is not an owner's. */
export async function insertInvitation(
  db: Db,
  sessionToken: string,
  invitation: NewInvitation & { tokenHash: Buffer },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string | null }>`
    select invite_staff(${sessionToken}, ${invitation.tokenHash}, ${invitation.name},
      ${invitation.contact}, ${invitation.duty}) as id
  `.execute(db);
  return rows[0]?.id ?? undefined;
}

export async function renewToken(
  db: Db,
  renewal: { sessionToken: string; id: string; tokenHash: Buffer },
): Promise<Outcome> {
  const { rows } = await sql<{ outcome: Outcome }>`
    select renew_staff_invitation(${renewal.sessionToken}, ${renewal.id}, ${renewal.tokenHash})
      as outcome
  `.execute(db);
  return rows[0]?.outcome ?? 'forbidden';
}

export async function cancelById(
  db: Db,
  { sessionToken, id }: { sessionToken: string; id: string },
): Promise<Outcome> {
  const { rows } = await sql<{ outcome: Outcome }>`
    select cancel_staff_invitation(${sessionToken}, ${id}) as outcome
  `.execute(db);
  return rows[0]?.outcome ?? 'forbidden';
}

export type NewStaff = {
  token: string;
  email: string | null;
  phone: string;
  passwordHash: string;
};

export type FirstPasskey = {
  challengeHash: Buffer;
  name: string;
  credentialId: Buffer;
  publicKey: Buffer;
  counter: number;
  transports: string[];
  deviceType: string;
  isBackedUp: boolean;
};

/** Takes the token, not its hash: the servers' role can read the hashes. Undefined if it ended. */
export async function acceptInvitation(
  tx: Tx,
  { token, email, phone, passwordHash }: NewStaff,
  details: Record<string, string>,
): Promise<string | undefined> {
  const { rows } = await sql<{ userId: string | null }>`
    select accept_staff_invitation(${token}, ${email}, ${phone}, ${passwordHash},
      ${JSON.stringify(details)}::jsonb) as user_id
  `.execute(tx);
  return rows[0]?.userId ?? undefined;
}

/** Also undefined if the challenge was used, or is too old. */
export async function acceptInvitationWithPasskey(
  tx: Tx,
  { token, email, phone, passwordHash }: NewStaff,
  passkey: FirstPasskey,
  details: Record<string, string>,
): Promise<string | undefined> {
  const { rows } = await sql<{ userId: string | null }>`
    select accept_staff_invitation_with_passkey(${token}, ${email}, ${phone}, ${passwordHash},
      ${JSON.stringify(details)}::jsonb, ${passkey.challengeHash}, ${passkey.credentialId},
      ${passkey.publicKey}, ${passkey.counter}, ${passkey.transports}, ${passkey.deviceType},
      ${passkey.isBackedUp}, ${passkey.name}) as user_id
  `.execute(tx);
  return rows[0]?.userId ?? undefined;
}
