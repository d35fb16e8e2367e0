import {
  accountTexts,
  checkNewPassword,
  checkStaffPassword,
} from '@dalan/contract/people/accounts';
import type { Role, User } from '@dalan/contract/people/accounts';
import { staffTexts } from '@dalan/contract/people/staff';
import type { Language } from '@dalan/contract/language/languages';
import type { Db } from '../../../../platform/db/database.ts';
import { brokenConstraint, inTransaction } from '../../../../platform/db/transaction.ts';
import { networkOf, siteKey } from '../../../../platform/ip-address.ts';
import { ShopError } from '../../../../platform/shop-error.ts';
import { queueAccountMail } from '../../../letters/account-mail/index.ts';
import { recordAudit } from '../../../office/audit/index.ts';
import { normalizeEmail } from '../emails/email.rules.ts';
import type { Passwords } from '../passwords/passwords.ts';
import { insertUser } from './users.queries.ts';

export type NewAccount = {
  role: Role;
  name: string;
  email: string;
  phone: string;
  password: string;
  address?: string | undefined;
  language?: Language | undefined;
  /** Undefined on the command line, where an e-mail needs no confirmation. */
  ip?: string;
};

/** Registration creates customers only. Admins come from the command line and the demo seed. */
export async function createAccount(
  { db, passwords }: { db: Db; passwords: Passwords },
  account: NewAccount,
): Promise<User> {
  refuseWeakPassword(account);
  const { ip } = account;
  const passwordHash = await passwords.hash(account.password, ip && siteKey(ip));
  try {
    return await inTransaction(db, async (tx) => {
      const user = await insertUser(tx, {
        role: account.role,
        name: account.name.trim(),
        email: normalizeEmail(account.email),
        phone: account.phone,
        address: account.address?.trim() ?? '',
        language: account.language ?? 'en',
        passwordHash,
        isEmailConfirmed: ip === undefined,
      });
      if (ip !== undefined) {
        await queueAccountMail(tx, { kind: 'confirm-email', userId: user._id });
      }
      await recordAudit(tx, {
        actorId: account.role === 'user' ? user._id : undefined,
        action: 'user.created',
        subjectId: user._id,
        details: { role: user.role, ...(ip !== undefined && { network: networkOf(ip) }) },
      });
      return user;
    });
  } catch (error) {
    throw takenOr(error);
  }
}

/** The check is here, so that it covers every way to create an account. */
function refuseWeakPassword({ role, password }: NewAccount): void {
  const check = role === 'admin' ? checkStaffPassword : checkNewPassword;
  const message = check(password);
  if (message === undefined) return;
  throw new ShopError('INVALID_INPUT', message, { fields: { password: message } });
}

/** Maps the unique constraint, which decides between concurrent registrations. */
export function takenOr(error: unknown): unknown {
  const constraint = brokenConstraint(error);
  if (constraint === 'one_account_per_email') return emailTaken();
  if (constraint === 'one_rider_without_email_per_phone') return phoneTaken();
  return error;
}

function phoneTaken(): ShopError {
  const text = staffTexts.phoneTaken;
  return new ShopError('PHONE_TAKEN', text, { fields: { phone: text } });
}

export function emailTaken(): ShopError {
  return new ShopError('EMAIL_TAKEN', accountTexts.emailTaken, {
    fields: { email: accountTexts.emailTaken },
  });
}
