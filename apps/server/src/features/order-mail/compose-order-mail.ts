import type { Mail } from '../../integrations/mailer/mailer.ts';
import type { Confirmation } from '../account-mail/index.ts';
import { messageIdOf } from '../mail-frame/index.ts';
import type { Letterhead } from '../mail-frame/index.ts';
import { orderMailContent } from './order-mail-content.ts';
import { orderMailHtml } from './order-mail-html.ts';
import { orderMailPlain } from './order-mail-plain.ts';
import type { ClaimedMail, MailFacts } from './outbox.queries.ts';

export function composeOrderMail(
  { eventId, recipient }: ClaimedMail,
  facts: MailFacts & { to: string; confirmation: Confirmation | undefined },
  letterhead: Letterhead,
): Mail {
  const { shop, mailDomain } = letterhead;
  const content = orderMailContent(recipient, facts, letterhead);
  const replyTo = recipient === 'customer' ? shop.email : facts.buyerEmail;
  return {
    // Hashed, because the plain event number would reveal how much the shop sells.
    messageId: messageIdOf([facts.orderId, eventId, recipient], mailDomain),
    to: facts.to,
    replyTo: replyTo ?? undefined,
    subject: content.subject,
    html: orderMailHtml(content, shop),
    text: orderMailPlain(content, shop),
  };
}
