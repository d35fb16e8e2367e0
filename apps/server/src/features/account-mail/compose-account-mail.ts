import type { Shop } from '@dalan/contract/shop';
import type { Mail } from '../../integrations/mailer/mailer.ts';
import { html } from '../../platform/web/escaped-html.ts';
import type { Html } from '../../platform/web/escaped-html.ts';
import {
  fullName,
  mailButton,
  mailFrameTexts,
  mailGreeting,
  mailHeading,
  mailPage,
  mailQuestions,
  mailStyle,
  messageIdOf,
  plainFoot,
} from '../mail-frame/index.ts';
import type { Letterhead } from '../mail-frame/index.ts';
import type { AccountMailContent } from './account-mail-content.ts';
import { accountMailTexts } from './account-mail-texts.ts';

const { chit, text } = mailStyle;

export function composeAccountMail(
  mail: { to: string; idParts: string[]; content: AccountMailContent },
  { shop, mailDomain }: Letterhead,
): Mail {
  const { to, idParts, content } = mail;
  const subject = accountMailTexts.subject(content.heading, fullName(shop));
  const { lead } = content;
  return {
    messageId: messageIdOf(idParts, mailDomain),
    to,
    replyTo: shop.email,
    subject,
    html: mailPage({ subject, lead, content: story(content, shop) }, shop),
    text: plain(content, shop),
  };
}

function story({ heading, greeting, lead, action, ends, notYou }: AccountMailContent, shop: Shop) {
  const parts: Html[] = [
    mailHeading(heading),
    html`<p style="margin:0 0 20px;${text}">${mailGreeting(greeting)}${lead}</p>`,
  ];
  if (action !== undefined) parts.push(mailButton(action));
  if (ends !== undefined) parts.push(html`<p style="margin:0 0 24px;${text}">${ends}</p>`);
  parts.push(
    html`<table
      role="presentation"
      width="100%"
      cellpadding="0"
      cellspacing="0"
      border="0"
      style="margin:0 0 28px;${chit}"
    >
      <tr>
        <td style="padding:16px 18px;${text}">
          <strong>${accountMailTexts.notYou}</strong> ${notYou}
        </td>
      </tr>
    </table>`,
    mailQuestions(mailFrameTexts.callOrReply(shop)),
  );
  return html`${parts}`;
}

function plain(content: AccountMailContent, shop: Shop): string {
  const { heading, greeting, lead, action, ends, notYou } = content;
  const blocks = [
    fullName(shop),
    heading.toUpperCase(),
    [greeting, lead].filter(Boolean).join('\n'),
    action && `${action.label}: ${action.url}`,
    ends,
    `${accountMailTexts.notYou} ${notYou}`,
    `${mailFrameTexts.questions} ${mailFrameTexts.callOrReply(shop)}`,
    plainFoot(shop),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}
