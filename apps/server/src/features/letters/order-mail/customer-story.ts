import { lineNameIn } from '@dalan/contract/catalog/grinds';
import { reasonOf } from '@dalan/contract/desk/confirm';
import type { CancelReason } from '@dalan/contract/desk/confirm';
import { leadingName } from '@dalan/contract/language/content-language';
import { formatDay, formatOnDay } from '@dalan/contract/language/format-day';
import { shopClock } from '@dalan/contract/delivery/delivery';
import { pathIn } from '@dalan/contract/language/languages';
import { formatPaise } from '@dalan/contract/money/money';
import { formatGramsIn } from '@dalan/contract/money/weight-in';
import { changesInWords } from '@dalan/contract/orders/order-contents';
import { finalStatuses, shortOrderId } from '@dalan/contract/orders/orders';
import { settledStatuses } from '@dalan/contract/payments/payments';
import { shopPaths } from '@dalan/contract/pages/shop-paths';
import type { Shop } from '@dalan/contract/settings/shop';
import { callOrReply, mailFrameTexts, shopNameIn } from '../mail-frame/index.ts';
import type { Sender } from '../mail-frame/index.ts';
import { orderMailTexts } from './order-mail-texts.ts';
import type { News } from './order-mail.texts.ts';
import type { MailFacts } from './order-mail-facts.queries.ts';
import type { Story } from './story.ts';

/** Tells an event in the language of the customer. */
export function customerStory(facts: MailFacts, { shop, publicOrigin }: Sender): Story {
  const { buyerLanguage: language, orderId } = facts;
  const { subject, action } = orderMailTexts[language].toCustomer;
  const { event, heading, lead, next } = newsOf(facts);
  const isToBePaid = facts.paymentStatus === 'Pending' && isComing(facts);
  const path = pathIn(language, `${shopPaths.myOrders}#${orderId}`);
  return {
    subject: subject(shortOrderId(orderId), event, shopNameIn(language, shop)),
    heading,
    greeting: mailFrameTexts[language].greeting(facts.buyerName),
    lead,
    next: isToBePaid ? [...next, howToPay(facts, shop)] : next,
    action: { label: action, url: new URL(path, publicOrigin).href },
    questions: callOrReply(language, shop),
  };
}

function newsOf(facts: MailFacts): News {
  const { kind, buyerLanguage: language, dueOn, orderStatus, paymentStatus } = facts;
  const { otherDay, payment, status, milled, takenOffAccount, putOnAccount } =
    orderMailTexts[language].toCustomer;
  if (kind === 'placed') return placedNews(facts);
  if (kind === 'moved to another day') return otherDay(formatOnDay(language, dueOn));
  if (kind === 'contents changed') return changedNews(facts);
  if (kind === 'taken off account') return takenOffAccount;
  if (kind === 'put on account') return putOnAccount;
  if (kind === 'cancelled') return cancelledNews(facts);
  if (facts.creditNote !== null) return creditedNews(facts, facts.creditNote);
  if (orderStatus === facts.previousOrderStatus) return payment[paymentStatus];
  if (isMilled(facts)) return { ...status.Processing, lead: milled };
  return hasRider(facts) ? shippedNews(facts, facts.riderName) : status[orderStatus];
}

/**
 * The customer cancelled it, or the mill did with a reason. What staff wrote beside the reason is
 * not mailed.
 */
function cancelledNews({ buyerLanguage, note }: MailFacts): News {
  const { youCancelled, millCancelled, status } = orderMailTexts[buyerLanguage].toCustomer;
  if (note === '') return youCancelled;
  return { ...status.Cancelled, lead: millCancelled[reasonOf(note) as CancelReason] };
}

function placedNews({ buyerLanguage: language, hasDeliveryRule, dueOn }: MailFacts): News {
  const { placed, millAndBring } = orderMailTexts[language].toCustomer;
  if (!hasDeliveryRule) return placed;
  return { ...placed, next: [millAndBring(formatOnDay(language, dueOn)), ...placed.next.slice(1)] };
}

/** Orders from before there were batches are being milled for all that the shop knows. */
function isMilled({ orderStatus, items }: MailFacts): boolean {
  return orderStatus === 'Processing' && items.every(({ batch }) => batch !== null);
}

type OnARun = MailFacts & { riderName: string };

/** Without a delivery rule the customer was told no day, so the mail names no rider either. */
function hasRider(facts: MailFacts): facts is OnARun {
  return facts.orderStatus === 'Shipped' && facts.hasDeliveryRule && facts.riderName !== null;
}

function shippedNews({ buyerLanguage: language, at }: MailFacts, rider: string): News {
  const { status, riderBrings } = orderMailTexts[language].toCustomer;
  const today = formatDay(language, shopClock(at).day);
  return { ...status.Shipped, lead: `${status.Shipped.lead} ${riderBrings(rider, today)}` };
}

/**
 * Says the same as the order's history. Without a delivery rule the customer was never told a day.
 */
function changedNews({ buyerLanguage: language, changes, hasDeliveryRule, items }: MailFacts) {
  const { dueOn, lines = [], ...others } = changes ?? {};
  const { contents, toCustomer } = orderMailTexts[language];
  const nameOf = (name: string) =>
    leadingName(items.find((item) => item.name === name) ?? { name }, language).text;
  const told = {
    ...others,
    lines: lines.map((line) => ({ ...line, name: nameOf(line.name) })),
    ...(hasDeliveryRule && dueOn !== undefined && { dueOn }),
  };
  const words = changesInWords(told, (day) => formatDay(language, day), contents, language);
  return toCustomer.changed(
    words.map(({ label, was, is }) =>
      was === undefined ? `${label}: ${is}` : `${label}: ${was} → ${is}`,
    ),
  );
}

/** Says what came back, what it is worth, and which money moved. */
function creditedNews(facts: MailFacts, note: NonNullable<MailFacts['creditNote']>): News {
  const { buyerLanguage: language, items, openPaise, paymentStatus, isOnAccount } = facts;
  const { flourReturned, discountGiven, refunded, stillToPay, staysOnAccount, creditNoteIsThere } =
    orderMailTexts[language].toCustomer;
  const flours = note.returned.flatMap(({ place, grams }) => {
    const item = items[place];
    if (item === undefined) return [];
    const { text } = lineNameIn(item, item.grind ?? undefined, language);
    return `${text}, ${formatGramsIn(language, grams)}`;
  });
  const amount = formatPaise(note.amountPaise);
  const news = flours.length > 0 ? flourReturned(flours, amount) : discountGiven(amount);
  const isOpen = openPaise > 0 && !settledStatuses.includes(paymentStatus);
  return {
    ...news,
    next: [
      ...(note.refund ? [refunded[note.refund.method](formatPaise(note.refund.paise))] : []),
      ...(isOpen ? [(isOnAccount ? staysOnAccount : stillToPay)(formatPaise(openPaise))] : []),
      creditNoteIsThere(note.number),
    ],
  };
}

function isComing({ orderStatus }: MailFacts): boolean {
  return !finalStatuses.includes(orderStatus);
}

export function howToPay(facts: MailFacts, { upiId }: Shop): string {
  const { promises, toCustomer } = orderMailTexts[facts.buyerLanguage];
  if (facts.isOnAccount) return toCustomer.goesOnAccount;
  if (!facts.hasDeliveryRule) return toCustomer.payOnDelivery(promises.checkoutShippingNote);
  const { totalPaise, deliveryChargePaise, creditedPaise } = facts;
  const amount = formatPaise(totalPaise + deliveryChargePaise - creditedPaise);
  return hasRider(facts) && upiId !== ''
    ? toCustomer.payCashOrUpi(amount)
    : toCustomer.payOnDeliveryExactly(amount);
}
