import { formatMoment } from '@dalan/contract/language/format-day';
import { pathIn } from '@dalan/contract/language/languages';
import type { Language } from '@dalan/contract/language/languages';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { shopPaths } from '@dalan/contract/pages/shop-paths';
import { mailFrameTexts } from '../mail-frame/index.ts';
import type { Sender } from '../mail-frame/index.ts';
import type { EmailChangeMail } from './account-mail.ts';
import { accountMailTexts, newDeviceTexts, newStaffEmailTexts } from './account-mail-texts.ts';
import type { Addressee } from './account-mail.queries.ts';

export type AccountMailContent = {
  language: Language;
  heading: string;
  /** Empty for an e-mail that is not confirmed: the name may be a message to a stranger. */
  greeting: string;
  lead: string;
  action?: { label: string; url: string };
  ends?: string;
  notYou: { question: string; answer: string };
};

type Link = { token: string; endsAt: Date };
type Content = (person: Addressee, link: Link, sender: Sender) => AccountMailContent;

/**
 * The token stands after the #, which browsers send to no server: no log and no referrer has it.
 */
function linkTo(path: string, token: string, { publicOrigin }: Sender): string {
  return new URL(`${path}#${token}`, publicOrigin).href;
}

export const resetContent: Content = (person, { token, endsAt }, sender) => {
  const { language, role } = person;
  const { action, ends, ...texts } = accountMailTexts[language].resetPassword;
  const path = role === 'admin' ? panelPaths.newPassword : pathIn(language, shopPaths.newPassword);
  return {
    ...texts,
    language,
    greeting: greetingFor(person),
    action: { label: action, url: linkTo(path, token, sender) },
    ends: ends(formatMoment(language, endsAt)),
  };
};

export const confirmationContent = (
  { language }: Pick<Addressee, 'language'>,
  { token, endsAt }: Link,
  sender: Sender,
) => {
  const { action, ends, ...texts } = accountMailTexts[language].confirmEmail;
  const path = pathIn(language, shopPaths.confirmEmail);
  return {
    ...texts,
    language,
    greeting: '',
    action: { label: action, url: linkTo(path, token, sender) },
    ends: ends(formatMoment(language, endsAt)),
  };
};

type EmailChangeLink = Link & { kind: EmailChangeMail['kind']; at: Date; isConfirmed: boolean };

/** The mail has neither a name nor the other address: either may be a stranger's. */
export function emailChangeContent(
  { kind, token, endsAt, at, isConfirmed }: EmailChangeLink,
  sender: Sender,
): AccountMailContent {
  const { confirm, undo } = newStaffEmailTexts;
  const same = { language: 'en', greeting: '' } as const;
  const ends = confirm.ends(formatMoment('en', endsAt));
  if (kind === 'confirm-new-email') {
    const url = linkTo(shopPaths.confirmEmail, token, sender);
    return { ...confirm, ...same, action: { label: confirm.action, url }, ends };
  }
  const { heading, lead } = isConfirmed ? undo.confirmed : undo.asked;
  const { question, answer } = undo.notYou;
  return {
    ...same,
    heading,
    lead: lead(formatMoment('en', at)),
    action: { label: undo.action, url: linkTo(panelPaths.undoEmail, token, sender) },
    ends,
    notYou: { question, answer: answer(sender.shop.phone) },
  };
}

export type Notice = 'password-changed' | 'email-changed' | 'new-device';

export function noticeContent(
  kind: Notice,
  person: Addressee,
  at: Date,
  { shop, publicOrigin }: Sender,
): AccountMailContent {
  const { language } = person;
  const isNewDevice = kind === 'new-device';
  const { heading, lead, notYou } = isNewDevice
    ? newDeviceTexts
    : accountMailTexts[language].notices[kind];
  return {
    language,
    heading,
    greeting: greetingFor(person),
    lead: lead(formatMoment(language, at)),
    notYou: { question: notYou.question, answer: notYou.answer(shop.phone) },
    ...(isNewDevice && {
      action: {
        label: newDeviceTexts.action,
        url: new URL(panelPaths.forgottenPassword, publicOrigin).href,
      },
    }),
  };
}

function greetingFor({ language, name, isConfirmed }: Addressee): string {
  return isConfirmed ? mailFrameTexts[language].greeting(name) : '';
}
