import { linkLimits } from '@dalan/contract/people/passwords';
import type { Mailer, MailNotSent } from '../../integrations/mailer/mailer.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Log } from '../../platform/jobs/create-log.ts';
import { createToken, hashToken } from '../../platform/random-token.ts';
import type { LetterheadIn } from '../mail-frame/index.ts';
import {
  confirmationContent,
  emailChangeContent,
  noticeContent,
  resetContent,
} from './account-mail-content.ts';
import type { AccountMailContent } from './account-mail-content.ts';
import type { AccountMail, EmailChangeMail } from './account-mail.ts';
import {
  findAddressee,
  findAddresseeByEmail,
  findEmailChange,
  makeEmailChangeToken,
  makeToken,
} from './account-mail.queries.ts';
import type { Addressee } from './account-mail.queries.ts';
import { composeAccountMail } from './compose-account-mail.ts';

export type AccountMailSender = {
  db: Db;
  mailer: Mailer;
  log: Log;
  letterhead: LetterheadIn;
};

type Job = { id: string; createdAt: Date };
type ReadyMail = { to: string; idParts: string[]; content: AccountMailContent };

/** Sends nothing if there is no such account any more, or it must not be written to. */
export async function sendAccountMail(
  sender: AccountMailSender,
  mail: AccountMail,
  job: Job,
): Promise<void> {
  const ready = await prepare(sender, mail, job);
  if (ready === undefined) return;
  try {
    await sender.mailer.send(composeAccountMail(ready, sender.letterhead(ready.content.language)));
  } catch (error) {
    const { code, smtpCode = 0, isServerAway } = error as MailNotSent;
    if (isServerAway || smtpCode < 500) throw error;
    // Refused for good: a mistyped e-mail must not end among the dead letters.
    sender.log.warn({ kind: mail.kind, code, smtpCode }, 'account mail refused');
  }
}

async function prepare(
  sender: AccountMailSender,
  mail: AccountMail,
  job: Job,
): Promise<ReadyMail | undefined> {
  const { db } = sender;
  if ('changeId' in mail) return prepareEmailChange(sender, mail, job);
  const person =
    mail.kind === 'reset-password'
      ? await findAddresseeByEmail(db, mail.email)
      : await findAddressee(db, mail.userId);
  if (person === undefined) return undefined;
  if (mail.kind === 'reset-password' || mail.kind === 'confirm-email') {
    return prepareLink(sender, mail.kind, person, job);
  }
  const content = noticeContent(
    mail.kind,
    person,
    job.createdAt,
    sender.letterhead(person.language),
  );
  const idParts = [job.id];
  if (mail.kind === 'email-changed') return { to: mail.email, idParts, content };
  return person.isConfirmed ? { to: person.email, idParts, content } : undefined;
}

async function prepareEmailChange(
  sender: AccountMailSender,
  { kind, changeId }: EmailChangeMail,
  job: Job,
): Promise<ReadyMail | undefined> {
  const change = await findEmailChange(sender.db, changeId);
  if (change === undefined) return undefined;
  const to = kind === 'undo-email' ? change.oldEmail : change.newEmail;
  if (to === null) return undefined;
  const token = createToken();
  const tokenHash = hashToken(token);
  const made = { purpose: kind, changeId, jobId: job.id, tokenHash };
  const endsAt = await makeEmailChangeToken(sender.db, made);
  if (endsAt === undefined) return undefined;
  const { isConfirmed } = change;
  const link = { kind, token, endsAt, at: job.createdAt, isConfirmed };
  return {
    to,
    idParts: [tokenHash.toString('hex')],
    content: emailChangeContent(link, sender.letterhead('en')),
  };
}

/**
 * The token is made here and is only in the mail. A retry makes another one, with another
 * Message-ID, so that mail systems do not drop it as a duplicate.
 */
async function prepareLink(
  sender: AccountMailSender,
  purpose: 'confirm-email' | 'reset-password',
  person: Addressee,
  job: Job,
): Promise<ReadyMail | undefined> {
  if (purpose === 'confirm-email' && person.isConfirmed) return undefined;
  const token = createToken();
  const tokenHash = hashToken(token);
  const lifeSeconds =
    purpose === 'reset-password'
      ? linkLimits.passwordMinutes * 60
      : linkLimits.confirmationDays * 24 * 60 * 60;
  const { userId } = person;
  const endsAt = await makeToken(sender.db, {
    purpose,
    userId,
    jobId: job.id,
    tokenHash,
    lifeSeconds,
  });
  if (endsAt === undefined) return undefined;
  const content = purpose === 'reset-password' ? resetContent : confirmationContent;
  return {
    to: person.email,
    idParts: [tokenHash.toString('hex')],
    content: content(person, { token, endsAt }, sender.letterhead(person.language)),
  };
}
