import { momentIn } from '@dalan/contract/days-in';
import { pathIn } from '@dalan/contract/languages';
import type { Language } from '@dalan/contract/languages';
import { panelPaths } from '@dalan/contract/panel-paths';
import { shopPaths } from '@dalan/contract/shop-paths';
import { mailFrameTexts } from '../mail-frame/index.ts';
import type { Sender } from '../mail-frame/index.ts';
import { accountMailTexts, newDeviceTexts } from './account-mail-texts.ts';
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

/** After the #, which browsers send to no server: no log and no referrer has the token. */
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
    ends: ends(momentIn(language, endsAt)),
  };
};

export const confirmationContent: Content = ({ language }, { token, endsAt }, sender) => {
  const { action, ends, ...texts } = accountMailTexts[language].confirmEmail;
  const path = pathIn(language, shopPaths.confirmEmail);
  return {
    ...texts,
    language,
    greeting: '',
    action: { label: action, url: linkTo(path, token, sender) },
    ends: ends(momentIn(language, endsAt)),
  };
};

type Notice = 'password-changed' | 'email-changed' | 'new-device';

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
    lead: lead(momentIn(language, at)),
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
