import { linkLimits } from '@dalan/contract/people/passwords';
import { createToken, hashToken } from '../../../platform/random-token.ts';
import type { Composed, Desk, Letter, LetterComposer } from '../outbox/index.ts';
import {
  confirmationContent,
  emailChangeContent,
  noticeContent,
  resetContent,
} from './account-mail-content.ts';
import type { Notice } from './account-mail-content.ts';
import type { EmailChangeMail } from './account-mail.ts';
import {
  findAddressee,
  findAddresseeByEmail,
  findEmailChange,
  makeEmailChangeToken,
  makeToken,
} from './account-mail.queries.ts';
import type { Addressee } from './account-mail.queries.ts';
import { composeAccountMail } from './compose-account-mail.ts';

/** A later link would be of no use: by then the person has asked for another one. */
const GIVE_UP_AFTER_MS = 30 * 60_000;

/** Nothing is sent if the account is gone or must not be mailed. */
export const accountLetters = {
  'account/reset-password': letter(async (asked, desk) =>
    composeLink('reset-password', await findAddresseeByEmail(desk.db, emailOf(asked)), asked, desk),
  ),
  'account/confirm-email': letter(async (asked, desk) =>
    composeLink('confirm-email', await personOf(asked, desk), asked, desk),
  ),
  'account/password-changed': noticeTo('password-changed'),
  'account/new-device': noticeTo('new-device'),
  'account/email-changed': noticeTo('email-changed'),
  'account/confirm-new-email': letter((asked, desk) =>
    composeEmailChange('confirm-new-email', asked, desk),
  ),
  'account/undo-email': letter((asked, desk) => composeEmailChange('undo-email', asked, desk)),
};

function letter(compose: LetterComposer['compose']): LetterComposer {
  return { giveUpAfterMs: GIVE_UP_AFTER_MS, isGivenUpWhenRefused: true, compose };
}

function personOf({ subjectId }: Letter, { db }: Desk): Promise<Addressee | undefined> {
  return findAddressee(db, subjectId ?? '');
}

function emailOf({ payload }: Letter): string {
  return (payload as { email: string }).email;
}

/**
 * The notice goes to the account's e-mail if it is confirmed. A notice about a changed e-mail goes
 * to the previous one.
 */
function noticeTo(kind: Notice): LetterComposer {
  return letter(async (asked, desk) => {
    const person = await personOf(asked, desk);
    if (person === undefined) return 'not wanted';
    const isToFormer = kind === 'email-changed';
    if (!isToFormer && !person.isConfirmed) return 'not wanted';
    const letterhead = desk.letterhead(person.language);
    const content = noticeContent(kind, person, asked.at, letterhead);
    const to = isToFormer ? emailOf(asked) : person.email;
    return composeAccountMail({ to, content }, letterhead);
  });
}

async function composeEmailChange(
  kind: EmailChangeMail['kind'],
  { id: jobId, subjectId, at }: Letter,
  { db, letterhead }: Desk,
): Promise<Composed> {
  const changeId = subjectId ?? '';
  const change = await findEmailChange(db, changeId);
  if (change === undefined) return 'not wanted';
  const to = kind === 'undo-email' ? change.oldEmail : change.newEmail;
  if (to === null) return 'not wanted';
  const token = createToken();
  const tokenHash = hashToken(token);
  const endsAt = await makeEmailChangeToken(db, { purpose: kind, changeId, jobId, tokenHash });
  if (endsAt === undefined) return 'not wanted';
  const { isConfirmed } = change;
  const english = letterhead('en');
  const content = emailChangeContent({ kind, token, endsAt, at, isConfirmed }, english);
  return { ...composeAccountMail({ to, content }, english), messageIdParts: [hex(tokenHash)] };
}

/**
 * The token is made here and is only in the mail. A retry makes another one, with another
 * Message-ID, so that mail systems do not drop it as a duplicate.
 */
async function composeLink(
  purpose: 'confirm-email' | 'reset-password',
  person: Addressee | undefined,
  { id: jobId }: Letter,
  desk: Desk,
): Promise<Composed> {
  if (person === undefined) return 'not wanted';
  if (purpose === 'confirm-email' && person.isConfirmed) return 'not wanted';
  const token = createToken();
  const tokenHash = hashToken(token);
  const lifeSeconds =
    purpose === 'reset-password'
      ? linkLimits.passwordMinutes * 60
      : linkLimits.confirmationDays * 24 * 60 * 60;
  const { userId, email: to } = person;
  const endsAt = await makeToken(desk.db, { purpose, userId, jobId, tokenHash, lifeSeconds });
  if (endsAt === undefined) return 'not wanted';
  const letterhead = desk.letterhead(person.language);
  const contentOf = purpose === 'reset-password' ? resetContent : confirmationContent;
  const content = contentOf(person, { token, endsAt }, letterhead);
  return { ...composeAccountMail({ to, content }, letterhead), messageIdParts: [hex(tokenHash)] };
}

function hex(hash: Buffer): string {
  return hash.toString('hex');
}
