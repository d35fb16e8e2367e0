import { makeConfirmation } from '../account-mail/index.ts';
import type { Confirmation } from '../account-mail/index.ts';
import { GIVE_UP_AFTER_MS } from '../outbox/index.ts';
import type { Composed, Desk, Letter, LetterComposer, LetterMail } from '../outbox/index.ts';
import { findMailFacts } from './order-mail-facts.queries.ts';
import type { MailFacts, Recipient } from './order-mail-facts.queries.ts';
import type { Letterhead } from '../mail-frame/index.ts';
import { orderMailContent } from './order-mail-content.ts';
import { orderMailHtml } from './order-mail-html.ts';
import { orderMailPlain } from './order-mail-plain.ts';

/** Mailed links of one account are at least this far apart. */
const NEXT_LINK_MS = 60_000;

/** One letter for each event of an order and each of its recipients. */
export const orderLetters = {
  'order/customer': letterTo('customer'),
  'order/shop': letterTo('shop'),
};

function letterTo(recipient: Recipient): LetterComposer {
  return {
    giveUpAfterMs: GIVE_UP_AFTER_MS,
    compose: (letter, desk) => compose(recipient, letter, desk),
  };
}

async function compose(recipient: Recipient, letter: Letter, desk: Desk): Promise<Composed> {
  const { db } = desk;
  const facts = await findMailFacts(db, letter.subjectId ?? '');
  if (facts === undefined || facts.isOrderDeleted) return 'not wanted';
  // Mails to the shop are English.
  const letterhead = desk.letterhead(recipient === 'shop' ? 'en' : facts.buyerLanguage);
  const to = recipient === 'shop' ? letterhead.shop.email : facts.customerAddress;
  if (to === null) return 'not wanted';
  const isUnconfirmed = recipient === 'customer' && !facts.isEmailConfirmed;
  const { buyerId: userId, orderId: jobId } = facts;
  const confirmation = isUnconfirmed
    ? await makeConfirmation(db, { userId, jobId }, letterhead)
    : undefined;
  // No link could be made, because the registration mailed one a moment ago.
  if (isUnconfirmed && confirmation === undefined) return { tryAgainInMs: NEXT_LINK_MS };
  return composeOrderMail(recipient, { ...facts, to, confirmation }, letterhead);
}

function composeOrderMail(
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
