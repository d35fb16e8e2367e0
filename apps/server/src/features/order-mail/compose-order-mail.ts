import { createHash } from 'node:crypto';
import type { Mail } from '../../integrations/mailer/mailer.ts';
import { orderMailContent } from './order-mail-content.ts';
import type { Sender } from './order-mail-content.ts';
import { orderMailHtml } from './order-mail-html.ts';
import { orderMailPlain } from './order-mail-plain.ts';
import type { ClaimedMail, MailFacts } from './outbox.queries.ts';

export type Letterhead = Sender & { mailDomain: string };

export function composeOrderMail(
  { eventId, recipient }: ClaimedMail,
  facts: MailFacts & { to: string },
  letterhead: Letterhead,
): Mail {
  const { shop, mailDomain } = letterhead;
  const content = orderMailContent(recipient, facts, letterhead);
  const replyTo = recipient === 'customer' ? shop.email : facts.buyerEmail;
  return {
    messageId: `${fingerprint(facts.orderId, eventId, recipient)}@${mailDomain}`,
    to: facts.to,
    replyTo: replyTo ?? undefined,
    subject: content.subject,
    html: orderMailHtml(content, shop),
    text: orderMailPlain(content, shop),
  };
}

/** Stable per mail. Hashed, because the plain event number would reveal how much the shop sells. */
function fingerprint(orderId: string, eventId: number, recipient: string): string {
  return createHash('sha256')
    .update(`${orderId} ${eventId} ${recipient}`)
    .digest('hex')
    .slice(0, 40);
}
