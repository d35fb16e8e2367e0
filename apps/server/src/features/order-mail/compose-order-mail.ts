import type { Confirmation } from '../account-mail/index.ts';
import type { LetterMail } from '../letters/index.ts';
import type { Letterhead } from '../mail-frame/index.ts';
import { orderMailContent } from './order-mail-content.ts';
import { orderMailHtml } from './order-mail-html.ts';
import { orderMailPlain } from './order-mail-plain.ts';
import type { MailFacts, Recipient } from './order-mail-facts.queries.ts';

export function composeOrderMail(
  recipient: Recipient,
  facts: MailFacts & { to: string; confirmation: Confirmation | undefined },
  letterhead: Letterhead,
): LetterMail {
  const { shop } = letterhead;
  const content = orderMailContent(recipient, facts, letterhead);
  const replyTo = recipient === 'customer' ? shop.email : facts.buyerEmail;
  return {
    to: facts.to,
    replyTo: replyTo ?? undefined,
    subject: content.subject,
    html: orderMailHtml(content, shop),
    text: orderMailPlain(content, shop),
  };
}
