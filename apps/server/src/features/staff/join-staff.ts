import { staffTexts } from '@dalan/contract/staff';
import type { Duty, InvitationView, Joining } from '@dalan/contract/staff';
import type { User } from '@dalan/contract/accounts';
import type { Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { networkOf, siteKey } from '../../platform/ip-address.ts';
import { ShopError } from '../../platform/shop-error.ts';
import { queueAccountMail } from '../account-mail/index.ts';
import { hashToken } from '../../platform/random-token.ts';
import {
  emailTakenOr,
  getUser,
  normalizeEmail,
  openSession,
  refuseWithoutPasskey,
  rememberDevice,
} from '../accounts/index.ts';
import type { OpenedSession, Passwords, RememberedDevice } from '../accounts/index.ts';
import { acceptInvitation, findOpenInvitation } from './invitations.queries.ts';

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

/** Creates the account and logs it in, in one transaction with the use of the link. */
export async function joinStaff(
  { db, passwords }: { db: Db; passwords: Passwords },
  { token, email, phone, password }: Joining,
  { ip, previousToken, deviceToken }: Browser,
): Promise<Joined> {
  // Before the costly hash. The database decides once more, between concurrent uses.
  const { duty } = await viewInvitation(db, token);
  const passwordHash = await passwords.hash(password, siteKey(ip));
  const person = { token, email: normalizeEmail(email), phone, passwordHash };
  try {
    const { userId, ...opened } = await inTransaction(db, async (tx) => {
      const network = networkOf(ip);
      const userId = await acceptInvitation(tx, person, { network });
      if (userId === undefined) throw invitationEnded();
      const device = await rememberDevice(tx, { userId, previousToken: deviceToken });
      const session = await openSession(tx, {
        userId,
        role: 'admin',
        passwordProof: passwordHash,
        previousToken,
        details: { network, device: 'new' },
      });
      if (session === undefined) throw invitationEnded();
      await refuseWithoutPasskey(tx, userId);
      await queueAccountMail(tx, { kind: 'confirm-email', userId });
      return { userId, device, session };
    });
    return { user: await getUser(db, userId), duty, ...opened };
  } catch (error) {
    throw emailTakenOr(error);
  }
}

function invitationEnded(): ShopError {
  return new ShopError('INVITATION_ENDED', staffTexts.invitationEnded);
}
