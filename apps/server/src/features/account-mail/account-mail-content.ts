import { panelPaths } from '@dalan/contract/panel-paths';
import { shopPaths } from '@dalan/contract/shop-paths';
import { formatMoment, mailFrameTexts } from '../mail-frame/index.ts';
import type { Sender } from '../mail-frame/index.ts';
import { accountMailTexts } from './account-mail-texts.ts';
import type { Addressee } from './account-mail.queries.ts';

export type AccountMailContent = {
  heading: string;
  /** Empty for an e-mail that is not confirmed: the name may be a message to a stranger. */
  greeting: string;
  lead: string;
  action?: { label: string; url: string };
  ends?: string;
  notYou: string;
};

type Link = { token: string; endsAt: Date };
type Content = (person: Addressee, link: Link, sender: Sender) => AccountMailContent;

/** After the #, which browsers send to no server: no log and no referrer has the token. */
function linkTo(path: string, token: string, { publicOrigin }: Sender): string {
  return new URL(`${path}#${token}`, publicOrigin).href;
}

export const resetContent: Content = (person, { token, endsAt }, sender) => {
  const { heading, lead, action, ends, notYou } = accountMailTexts.resetPassword;
  const path = person.role === 'admin' ? panelPaths.newPassword : shopPaths.newPassword;
  return {
    heading,
    greeting: greetingFor(person),
    lead,
    action: { label: action, url: linkTo(path, token, sender) },
    ends: ends(formatMoment(endsAt)),
    notYou,
  };
};

export const confirmationContent: Content = (_person, { token, endsAt }, sender) => {
  const { heading, lead, action, ends, notYou } = accountMailTexts.confirmEmail;
  return {
    heading,
    greeting: '',
    lead,
    action: { label: action, url: linkTo(shopPaths.confirmEmail, token, sender) },
    ends: ends(formatMoment(endsAt)),
    notYou,
  };
};

export function noticeContent(
  kind: keyof typeof accountMailTexts.notices,
  person: Addressee,
  at: Date,
  { shop, publicOrigin }: Sender,
): AccountMailContent {
  const { heading, lead, notYou } = accountMailTexts.notices[kind];
  return {
    heading,
    greeting: greetingFor(person),
    lead: lead(formatMoment(at)),
    notYou: notYou(shop.phone),
    ...(kind === 'new-device' && {
      action: {
        label: accountMailTexts.newDeviceAction,
        url: new URL(panelPaths.forgottenPassword, publicOrigin).href,
      },
    }),
  };
}

function greetingFor({ name, isConfirmed }: Addressee): string {
  return isConfirmed ? mailFrameTexts.greeting(name) : '';
}
