import type { Shop } from '@dalan/contract/settings/shop';
import { html } from '../../../platform/web/escaped-html.ts';
import type { Html } from '../../../platform/web/escaped-html.ts';
import type { LetterMail } from '../outbox/index.ts';
import {
  callOrReply,
  mailButton,
  mailFrameTexts,
  mailGreeting,
  mailHeading,
  mailPage,
  mailQuestions,
  mailStyle,
  plainFoot,
  shopNameIn,
} from '../mail-frame/index.ts';
import type { Letterhead } from '../mail-frame/index.ts';
import type { AccountMailContent } from './account-mail-content.ts';
import { accountMailTexts } from './account-mail-texts.ts';

export function composeAccountMail(
  { to, content }: { to: string; content: AccountMailContent },
  { shop }: Letterhead,
): LetterMail {
  const { language, heading, lead } = content;
  const subject = accountMailTexts[language].subject(heading, shopNameIn(language, shop));
  return {
    to,
    replyTo: shop.email,
    subject,
    html: mailPage({ language, subject, lead, content: story(content, shop) }, shop),
    text: plain(content, shop),
  };
}

function story(content: AccountMailContent, shop: Shop) {
  const { language, heading, greeting, lead, action, ends, notYou } = content;
  const { chit, text } = mailStyle(language);
  const parts: Html[] = [
    mailHeading(language, heading),
    html`<p style="margin:0 0 20px;${text}">${mailGreeting(greeting)}${lead}</p>`,
  ];
  if (action !== undefined) parts.push(mailButton(language, action));
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
          <strong>${notYou.question}</strong> ${notYou.answer}
        </td>
      </tr>
    </table>`,
    mailQuestions(language, callOrReply(language, shop)),
  );
  return html`${parts}`;
}

function plain(content: AccountMailContent, shop: Shop): string {
  const { language, heading, greeting, lead, action, ends, notYou } = content;
  const blocks = [
    shopNameIn(language, shop),
    heading.toUpperCase(),
    [greeting, lead].filter(Boolean).join('\n'),
    action && `${action.label}: ${action.url}`,
    ends,
    `${notYou.question} ${notYou.answer}`,
    `${mailFrameTexts[language].questions} ${callOrReply(language, shop)}`,
    plainFoot(language, shop),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}
