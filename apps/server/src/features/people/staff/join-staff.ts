import { passkeyTexts } from '@dalan/contract/people/passkeys';
import type { PasskeyAdding } from '@dalan/contract/people/passkeys';
import { staffTexts } from '@dalan/contract/people/staff';
import type { Duty, InvitationView, Joining } from '@dalan/contract/people/staff';
import type { User } from '@dalan/contract/people/accounts';
import type { Db } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { networkOf, siteKey } from '../../../platform/ip-address.ts';
import { ShopError } from '../../../platform/shop-error.ts';
import { queueAccountMail } from '../../letters/account-mail/index.ts';
import { createToken, hashToken } from '../../../platform/random-token.ts';
import {
  takenOr,
  getUser,
  normalizeEmail,
  openSession,
  refuseWithoutPasskey,
  rememberDevice,
} from '../accounts/index.ts';
import type { OpenedSession, Passwords, RememberedDevice } from '../accounts/index.ts';
import { readNewPasskey, startJoiningWithPasskey } from '../passkeys/index.ts';
import type { RelyingParty } from '../passkeys/index.ts';
import {
  acceptInvitation,
  acceptInvitationWithPasskey,
  findOpenInvitation,
} from './invitations.queries.ts';
import type { FirstPasskey } from './invitations.queries.ts';

/** One answer for a used, renewed, cancelled, expired and unknown link. */
export async function viewInvitation(db: Db, token: string): Promise<InvitationView> {
  const invitation = await findOpenInvitation(db, hashToken(token));
  if (invitation === undefined) throw invitationEnded();
  return invitation;
}

type Browser = { ip: string; previousToken: string | undefined; deviceToken: string | undefined };

export type Joined = {
  user: User;
  duty: Duty;
  session: OpenedSession;
  device: RememberedDevice;
};

type JoinContext = { db: Db; passwords: Passwords; relyingParty: RelyingParty };

/** The passkey is shown in the person's phone under the name and the contact that the owner typed. */
export async function startJoining(
  { db, relyingParty }: Pick<JoinContext, 'db' | 'relyingParty'>,
  token: string,
): Promise<PasskeyAdding> {
  const { name, email, phone } = await viewInvitation(db, token);
  return startJoiningWithPasskey({ db, relyingParty }, { name, logInName: email || phone });
}

/** Creates the account and logs it in, in one transaction with the use of the link. */
export async function joinStaff(
  context: JoinContext,
  { token, email, phone, password, passkey }: Joining,
  { ip, previousToken, deviceToken }: Browser,
): Promise<Joined> {
  const { db } = context;
  // This check comes before the costly hash. The database decides between concurrent uses.
  const { duty } = await viewInvitation(db, token);
  if (email === undefined && duty !== 'delivery') throw emailMissing();
  const firstPasskey = passkey && (await readFirstPasskey(context.relyingParty, passkey));
  const passwordHash =
    password === undefined ? noPassword() : await context.passwords.hash(password, siteKey(ip));
  const person = { token, email: email ? normalizeEmail(email) : null, phone, passwordHash };
  try {
    const { userId, ...opened } = await inTransaction(db, async (tx) => {
      const network = networkOf(ip);
      const userId = firstPasskey
        ? await acceptInvitationWithPasskey(tx, person, firstPasskey, { network })
        : await acceptInvitation(tx, person, { network });
      if (userId === undefined) throw firstPasskey ? passkeyRefused() : invitationEnded();
      const device = await rememberDevice(tx, { userId, previousToken: deviceToken });
      const session = await openSession(tx, {
        userId,
        role: 'admin',
        passwordProof: passwordHash,
        previousToken,
        details: { network, device: 'new' },
      });
      if (session === undefined) throw invitationEnded();
      if (firstPasskey === undefined) await refuseWithoutPasskey(tx, userId);
      if (person.email !== null) await queueAccountMail(tx, { kind: 'confirm-email', userId });
      return { userId, device, session };
    });
    return { user: await getUser(db, userId), duty, ...opened };
  } catch (error) {
    throw takenOr(error);
  }
}

/**
 * No password matches this value, because it is not a hash. It is the proof of the first session
 * only.
 */
function noPassword(): string {
  return `passkey only ${createToken()}`;
}

async function readFirstPasskey(
  relyingParty: RelyingParty,
  passkey: NonNullable<Joining['passkey']>,
): Promise<FirstPasskey> {
  const signed = await readNewPasskey(relyingParty, passkey);
  if (signed === undefined) throw passkeyRefused();
  const { challenge, ...read } = signed;
  return { ...read, name: staffTexts.firstPasskey, challengeHash: hashToken(challenge) };
}

function passkeyRefused(): ShopError {
  return new ShopError('PASSKEY_REFUSED', passkeyTexts.notAdded);
}

function emailMissing(): ShopError {
  const text = staffTexts.emailRequired;
  return new ShopError('INVALID_INPUT', text, { fields: { email: text } });
}

function invitationEnded(): ShopError {
  return new ShopError('INVITATION_ENDED', staffTexts.invitationEnded);
}
