import { staffTexts } from '@dalan/contract/people/staff';
import type { MadeInvitation, NewInvitation } from '@dalan/contract/people/staff';
import type { Db } from '../../../platform/db/database.ts';
import { forbidden, ShopError } from '../../../platform/shop-error.ts';
import { createToken, hashToken } from '../../../platform/random-token.ts';
import { cancelById, findInvitation, insertInvitation, renewToken } from './invitations.queries.ts';
import type { Outcome } from './staff.queries.ts';

type ById = { sessionToken: string; id: string };

/** The token leaves the server once, in this answer. */
export async function inviteStaff(
  db: Db,
  sessionToken: string,
  { name, contact, duty }: NewInvitation,
): Promise<MadeInvitation> {
  const token = createToken();
  const id = await insertInvitation(db, sessionToken, {
    name: name.trim(),
    contact: contact.trim(),
    duty,
    tokenHash: hashToken(token),
  });
  if (id === undefined) throw forbidden();
  return made(db, id, token);
}

/** Makes a new link. The old one ends. */
export async function renewInvitation(db: Db, invitation: ById): Promise<MadeInvitation> {
  const token = createToken();
  refuse(await renewToken(db, { ...invitation, tokenHash: hashToken(token) }));
  return made(db, invitation.id, token);
}

export async function cancelInvitation(db: Db, invitation: ById): Promise<void> {
  refuse(await cancelById(db, invitation));
}

async function made(db: Db, id: string, token: string): Promise<MadeInvitation> {
  const invitation = await findInvitation(db, id);
  if (invitation === undefined) throw invitationNotFound();
  return { invitation, token };
}

function refuse(outcome: Outcome): void {
  if (outcome === 'forbidden') throw forbidden();
  if (outcome !== 'done') throw invitationNotFound();
}

function invitationNotFound(): ShopError {
  return new ShopError('NOT_FOUND', staffTexts.invitationNotFound);
}
