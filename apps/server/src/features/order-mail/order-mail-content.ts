import { reasonOf } from '@dalan/contract/confirm';
import type { CancelReason } from '@dalan/contract/confirm';
import { formatPaise } from '@dalan/contract/money';
import { changesInWords } from '@dalan/contract/order-contents';
import { finalStatuses, shortOrderId } from '@dalan/contract/orders';
import { promises } from '@dalan/contract/shop';
import type { Shop } from '@dalan/contract/shop';
import { formatGrams } from '@dalan/contract/weight';
import { formatDay, formatMoment, fullName, mailFrameTexts } from '../mail-frame/index.ts';
import type { Sender } from '../mail-frame/index.ts';
import { orderMailTexts } from './order-mail-texts.ts';
import type { News } from './order-mail-texts.ts';
import type { MailFacts, Recipient } from './outbox.queries.ts';

export type MailContent = {
  subject: string;
  orderId: string;
  heading: string;
  greeting: string;
  lead: string;
  next: readonly string[];
  items: { name: string; detail: string; total: string }[];
  total: string;
  rows: { label: string; value: string }[];
  action: { label: string; url: string };
  questions: string;
};

const { labels, toCustomer, toShop } = orderMailTexts;

/** The texts of a mail, shared by its HTML and plain-text versions. */
export function orderMailContent(
  recipient: Recipient,
  facts: MailFacts,
  { shop, publicOrigin }: Sender,
): MailContent {
  const texts = recipient === 'customer' ? customerTexts(facts, shop) : shopTexts(facts);
  const path = recipient === 'customer' ? `/myorders#${facts.orderId}` : '/admin/ordermaster';
  return {
    ...texts,
    orderId: shortOrderId(facts.orderId),
    items: facts.items.map((item) => ({
      name: item.name,
      detail: orderMailTexts.weightAtPrice(
        formatGrams(item.weightGrams),
        formatPaise(item.pricePaise),
      ),
      total: formatPaise(item.totalPaise),
    })),
    total: formatPaise(facts.totalPaise),
    rows: rowsOf(facts, recipient).filter(({ value }) => value !== ''),
    action: { ...texts.action, url: new URL(path, publicOrigin).href },
  };
}

function rowsOf(facts: MailFacts, recipient: Recipient) {
  const customer = facts.buyerName || toShop.deletedCustomer;
  return [
    { label: labels.orderStatus, value: facts.orderStatus },
    { label: labels.paymentStatus, value: facts.paymentStatus },
    { label: labels.paymentMethod, value: facts.paymentMethod },
    ...deliveryRows(facts),
    { label: labels.at, value: formatMoment(facts.at) },
    { label: labels.customer, value: recipient === 'shop' ? customer : '' },
    { label: labels.deliverTo, value: facts.deliveryAddress },
    { label: labels.phone, value: facts.contactNumber },
  ];
}

/** The day and the exact charge, or the words of a shop without a delivery rule. */
function deliveryRows(facts: MailFacts) {
  if (!facts.hasDeliveryRule) {
    return [{ label: labels.shipping, value: promises.checkoutShipping }];
  }
  const { deliveryChargePaise: charge } = facts;
  return [
    { label: labels.deliveryDay, value: formatDay(facts.dueOn) },
    {
      label: labels.deliveryCharge,
      value: charge === 0 ? orderMailTexts.free : formatPaise(charge),
    },
    { label: labels.toPay, value: formatPaise(toPayPaise(facts)) },
  ];
}

function toPayPaise({ totalPaise, deliveryChargePaise }: MailFacts): number {
  return totalPaise + deliveryChargePaise;
}

function payOnDelivery(facts: MailFacts): string {
  return facts.hasDeliveryRule
    ? toCustomer.payOnDeliveryExactly(formatPaise(toPayPaise(facts)))
    : toCustomer.payOnDelivery(promises.checkoutShippingNote);
}

function customerTexts(facts: MailFacts, shop: Shop) {
  const news = newsForCustomer(facts);
  const isToBePaid = facts.paymentStatus === 'Pending' && isComing(facts);
  return {
    subject: toCustomer.subject(shortOrderId(facts.orderId), news.event, fullName(shop)),
    heading: news.heading,
    greeting: mailFrameTexts.greeting(facts.buyerName),
    lead: news.lead,
    next: isToBePaid ? [...news.next, payOnDelivery(facts)] : news.next,
    action: { label: toCustomer.action },
    questions: mailFrameTexts.callOrReply(shop),
  };
}

function newsForCustomer(facts: MailFacts): News {
  if (facts.kind === 'placed') return placedNews(facts);
  if (facts.kind === 'moved to another day') return toCustomer.otherDay(formatDay(facts.dueOn));
  if (facts.kind === 'contents changed') return changedNews(facts);
  if (facts.kind === 'cancelled') return cancelledNews(facts);
  if (facts.orderStatus === facts.previousOrderStatus) {
    return toCustomer.payment[facts.paymentStatus];
  }
  return toCustomer.status[facts.orderStatus];
}

/** By the customer, or by the mill with a reason. What staff wrote beside it stays with them. */
function cancelledNews({ note }: MailFacts): News {
  if (note === '') return toCustomer.youCancelled;
  const lead = toCustomer.millCancelled[reasonOf(note) as CancelReason];
  return { ...toCustomer.status.Cancelled, lead };
}

function placedNews({ hasDeliveryRule, dueOn }: MailFacts): News {
  const { placed, millAndBring } = toCustomer;
  if (!hasDeliveryRule) return placed;
  return { ...placed, next: [millAndBring(formatDay(dueOn)), ...placed.next.slice(1)] };
}

/** Says what the history says. Without a delivery rule the customer was never told a day. */
function changedNews({ changes, hasDeliveryRule }: MailFacts): News {
  const { dueOn, ...others } = changes ?? {};
  const told = hasDeliveryRule && dueOn !== undefined ? { ...others, dueOn } : others;
  const { changed, changedLine } = toCustomer;
  return {
    ...changed,
    next: [...changesInWords(told, formatDay).map(changedLine), ...changed.next],
  };
}

function isComing({ orderStatus }: MailFacts): boolean {
  return !finalStatuses.includes(orderStatus);
}

function shopTexts(facts: MailFacts) {
  const id = shortOrderId(facts.orderId);
  const { action } = toShop;
  const same = {
    greeting: '',
    action: { label: action },
    questions: questionsOf(facts),
  };
  if (facts.kind === 'placed') {
    const { subject, heading, lead, next } = toShop.placed;
    const grams = facts.items.reduce((sum, item) => sum + item.weightGrams, 0);
    return {
      ...same,
      subject: subject(id, formatPaise(facts.totalPaise)),
      heading,
      lead: lead(facts.buyerName || toShop.deletedCustomer, formatGrams(grams)),
      next: facts.orderStatus === 'Confirmed' ? toShop.placed.nextConfirmed : next,
    };
  }
  if (facts.kind === 'cancelled') {
    const { subject, heading, next } = toShop.cancelled;
    return { ...same, subject: subject(id), heading, lead: whoCancelled(facts), next };
  }
  return { ...same, ...changeTexts(id, facts) };
}

function whoCancelled({ note, actorName, buyerName, isBuyerErased }: MailFacts): string {
  const { lead, leadByStaff, leadAccountDeleted } = toShop.cancelled;
  if (note !== '') return leadByStaff(actorName ?? toShop.changed.somebody, reasonOf(note));
  return isBuyerErased ? leadAccountDeleted : lead(buyerName);
}

/** A customer who only ever called has no e-mail to reply to. */
function questionsOf({ isBuyerErased, buyerEmail, contactNumber }: MailFacts): string {
  const { nobodyToAsk, questions, questionsByPhone } = toShop;
  if (isBuyerErased) return nobodyToAsk;
  return buyerEmail === null ? questionsByPhone(contactNumber) : questions(contactNumber);
}

function changeTexts(id: string, facts: MailFacts) {
  const { orderStatus, paymentStatus, previousOrderStatus, previousPaymentStatus } = facts;
  const words = toShop.changed;
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
