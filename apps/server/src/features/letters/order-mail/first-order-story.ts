import { formatOnDay } from '@dalan/contract/language/format-day';
import { shortOrderId } from '@dalan/contract/orders/orders';
import type { Confirmation } from '../account-mail/index.ts';
import { callOrReply, shopNameIn } from '../mail-frame/index.ts';
import type { Sender } from '../mail-frame/index.ts';
import { howToPay } from './customer-story.ts';
import { orderMailTexts } from './order-mail-texts.ts';
import type { MailFacts } from './order-mail-facts.queries.ts';
import type { Story } from './story.ts';

/**
 * The only order mail to an unconfirmed e-mail. That may be a stranger's, so the mail has only the
 * shop's words, and the link that confirms the e-mail in place of the one to the order.
 */
export function firstOrderStory(
  facts: MailFacts,
  { action, ends, notYou }: Confirmation,
  { shop }: Sender,
): Story {
  const { buyerLanguage: language, orderId, hasDeliveryRule, dueOn } = facts;
  const { subject, placed, firstOrder } = orderMailTexts[language].toCustomer;
  const day = hasDeliveryRule ? formatOnDay(language, dueOn) : undefined;
  return {
    subject: subject(shortOrderId(orderId), placed.event, shopNameIn(language, shop)),
    heading: placed.heading,
    greeting: '',
    lead: firstOrder.lead,
    next: [firstOrder.bring(day), firstOrder.confirm, howToPay(facts, shop)],
    action,
    ends,
    notYou,
    questions: callOrReply(language, shop),
  };
}
