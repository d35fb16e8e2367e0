import {
  checkOwnProfile,
  checkUserInAdmin,
  type ProfileChange,
  type User,
} from '@dalan/contract/people/accounts';
import { phoneDigits } from '@dalan/contract/contact/contact-details';
import type { Db } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';
import { forbidden, proofRequired, ShopError } from '../../../../platform/shop-error.ts';
import { queueAccountMail } from '../../../letters/account-mail/index.ts';
import { recordAudit } from '../../../office/audit/index.ts';
import { askForNewEmail } from '../emails/staff-email.ts';
import { takenOr } from './create-account.ts';
import { normalizeEmail } from '../emails/email.rules.ts';
import { userNotFound } from './get-user.ts';
import { isEmailConfirmed } from '../emails/mailed-links.queries.ts';
import { userChanged } from './user-changed.ts';
import { findUser, lockUser, updateUser } from './users.queries.ts';
import type { UserChange } from './users.queries.ts';
import { userAnswerTexts } from './user-answer-texts.ts';

/** Customers can change only name, address and language. Other fields of the form are ignored. */
export async function updateOwnProfile(
  db: Db,
  userId: string,
  change: ProfileChange,
): Promise<User> {
  refuseInvalid(checkOwnProfile(change));
  return inTransaction(db, async (tx) => {
    if ((await lockUser(tx, userId)) === undefined) throw userNotFound();
    return updateUser(tx, userId, ownFields(change), userId);
  });
}

type StaffEdit = { actorId: string; userId: string; isOwner: boolean; hasFreshProof: boolean };

/**
 * Staff can also change a customer's e-mail and phone. Only owners change staff: theirs are ways
 * into an account, so they take a fresh proof, and a new e-mail its confirmation.
 */
export async function updateUserAsAdmin(
  db: Db,
  { actorId, userId, isOwner, hasFreshProof }: StaffEdit,
  change: ProfileChange,
): Promise<User> {
  const checked = await withoutMissingEmail(db, userId, change);
  refuseInvalid(checkUserInAdmin(checked));
  const wanted: UserChange = {
    ...ownFields(change),
    ...(checked.email !== undefined && { email: normalizeEmail(checked.email) }),
    ...(change.phone !== undefined && { phone: phoneDigits(change.phone) }),
  };
  try {
    return await inTransaction(db, async (tx) => {
      const before = await lockUser(tx, userId);
      if (before === undefined) throw userNotFound();
      if (before.role === 'admin' && !isOwner) throw forbidden();
      if (change.version !== undefined && change.version !== before.version) {
        throw await userChanged(tx, before, userAnswerTexts.changedMeanwhile);
      }
      if (before.role === 'admin') {
        if (!hasFreshProof && isReachedOtherwise(before, wanted)) throw proofRequired();
        return await updateStaff(tx, before, wanted, actorId);
      }
      const wasConfirmed = await isEmailConfirmed(tx, userId);
      const after = await updateUser(tx, userId, wanted, actorId);
      if (before.email !== after.email) await mailNewEmail(tx, before, wasConfirmed);
      await auditUpdate(tx, actorId, [before, after]);
      return after;
    });
  } catch (error) {
    throw takenOr(error);
  }
}

function isReachedOtherwise(before: User, { email, phone }: UserChange): boolean {
  const isSame = (was: string, is: string | undefined) => is === undefined || is === was;
  return !isSame(before.email, email) || !isSame(before.phone, phone);
}

/** The answer has the e-mail that is in force: a new one counts once it is confirmed. */
async function updateStaff(
  tx: Tx,
  before: User,
  { email, ...wanted }: UserChange,
  actorId: string,
): Promise<User> {
  const after = await updateUser(tx, before._id, wanted, actorId);
  await auditUpdate(tx, actorId, [before, after]);
  if (email !== undefined && email !== before.email) {
    await askForNewEmail(tx, { actorId, user: before, newEmail: email });
  }
  return after;
}

async function auditUpdate(tx: Tx, actorId: string, [before, after]: [User, User]): Promise<void> {
  const fields = (['name', 'email', 'phone', 'address', 'language'] as const).filter(
    (field) => before[field] !== after[field],
  );
  await recordAudit(tx, {
    actorId,
    action: 'user.updated',
    subjectId: after._id,
    details: { fields },
  });
}

/** Nothing goes to an e-mail that was never confirmed: it may be a stranger's. */
async function mailNewEmail(tx: Tx, before: User, wasConfirmed: boolean): Promise<void> {
  const { _id: userId, email } = before;
  if (wasConfirmed) await queueAccountMail(tx, { kind: 'email-changed', userId, email });
  await queueAccountMail(tx, { kind: 'confirm-email', userId });
}

/** A customer who only ever called has no e-mail, and the form sends it empty. */
async function withoutMissingEmail(
  db: Db,
  userId: string,
  change: ProfileChange,
): Promise<ProfileChange> {
  if (change.email !== '' || (await findUser(db, userId))?.email !== '') return change;
  const { email: _none, ...others } = change;
  return others;
}

function ownFields({ name, address, language }: ProfileChange): UserChange {
  return { name: name.trim(), address: address.trim(), ...(language && { language }) };
}

function refuseInvalid(fields: Record<string, string>): void {
  const [first] = Object.values(fields);
  if (first !== undefined) throw new ShopError('INVALID_INPUT', first, { fields });
}
