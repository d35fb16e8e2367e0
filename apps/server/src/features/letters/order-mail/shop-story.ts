import { reasonOf } from '@dalan/contract/desk/confirm';
import { formatPaise } from '@dalan/contract/money/money';
import { shortOrderId } from '@dalan/contract/orders/orders';
import { formatGrams } from '@dalan/contract/money/weight';
import type { Sender } from '../mail-frame/index.ts';
import type { MailFacts } from './order-mail-facts.queries.ts';
import { shopMailTexts as texts } from './shop-mail-texts.ts';
import type { Story } from './story.ts';

export function shopStory(facts: MailFacts, { publicOrigin }: Sender): Story {
  const id = shortOrderId(facts.orderId);
  const same = {
    greeting: '',
    action: { label: texts.action, url: new URL('/admin/ordermaster', publicOrigin).href },
    questions: questionsOf(facts),
  };
  if (facts.kind === 'placed') {
    const { subject, heading, lead, next } = texts.placed;
    const grams = facts.items.reduce((sum, item) => sum + item.weightGrams, 0);
    return {
      ...same,
      subject: subject(id, formatPaise(facts.totalPaise)),
      heading,
      lead: lead(facts.buyerName || texts.deletedCustomer, formatGrams(grams)),
      next: facts.orderStatus === 'Confirmed' ? texts.placed.nextConfirmed : next,
    };
  }
  if (facts.kind === 'cancelled') {
    const { subject, heading, next } = texts.cancelled;
    return { ...same, subject: subject(id), heading, lead: whoCancelled(facts), next };
  }
  return { ...same, ...changeTexts(id, facts) };
}

function whoCancelled({ note, actorName, buyerName, isBuyerErased }: MailFacts): string {
  const { lead, leadByStaff, leadAccountDeleted } = texts.cancelled;
  if (note !== '') return leadByStaff(actorName ?? texts.changed.somebody, reasonOf(note));
  return isBuyerErased ? leadAccountDeleted : lead(buyerName);
}

/** A customer who only ever called has no e-mail to reply to. */
function questionsOf({ isBuyerErased, buyerEmail, contactNumber }: MailFacts): string {
  const { nobodyToAsk, questions, questionsByPhone } = texts;
  if (isBuyerErased) return nobodyToAsk;
  return buyerEmail === null ? questionsByPhone(contactNumber) : questions(contactNumber);
}

function changeTexts(id: string, facts: MailFacts) {
  const { orderStatus, paymentStatus, previousOrderStatus, previousPaymentStatus } = facts;
  const words = texts.changed;
  const hasMoved = orderStatus !== previousOrderStatus;
  const moves = [
    hasMoved ? words.orderMove(previousOrderStatus ?? '', orderStatus) : '',
    paymentStatus === previousPaymentStatus
      ? ''
      : words.paymentMove(previousPaymentStatus ?? '', paymentStatus),
  ];
  return {
    subject: words.subject(id, orderStatus, paymentStatus),
    heading: hasMoved ? words.heading(orderStatus) : words.paymentHeading(paymentStatus),
    lead: words.lead(facts.actorName ?? words.somebody, moves.filter(Boolean).join(', ')),
    next: words.next,
  };
}
