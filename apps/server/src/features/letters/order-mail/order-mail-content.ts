import { lineNameIn } from '@dalan/contract/catalog/grinds';
import { formatDay, formatMoment } from '@dalan/contract/language/format-day';
import type { Language } from '@dalan/contract/language/languages';
import { formatPaise } from '@dalan/contract/money/money';
import { milledIn } from '@dalan/contract/mill/milled-in';
import { milledStatuses, newOrder, shortOrderId } from '@dalan/contract/orders/orders';
import { formatGramsIn } from '@dalan/contract/money/weight-in';
import { formatRoundOff } from '@dalan/contract/payments/bill-rows';
import { settledStatuses } from '@dalan/contract/payments/payments';
import type { Confirmation } from '../account-mail/index.ts';
import type { Sender } from '../mail-frame/index.ts';
import { customerStory } from './customer-story.ts';
import { firstOrderStory } from './first-order-story.ts';
import { orderMailTexts } from './order-mail-texts.ts';
import type { MailFacts, Recipient } from './order-mail-facts.queries.ts';
import { shopMailTexts } from './shop-mail-texts.ts';
import { shopStory } from './shop-story.ts';
import type { Story } from './story.ts';

export type MailContent = Story & {
  language: Language;
  orderId: string;
  items: {
    name: { text: string; lang: Language };
    detail: string;
    milled: string;
    total: string;
  }[];
  total: string;
  rows: { label: string; value: string }[];
};

/** The texts of a mail, shared by its HTML and plain-text versions. Mails to the shop are English. */
export function orderMailContent(
  recipient: Recipient,
  facts: MailFacts & { confirmation: Confirmation | undefined },
  sender: Sender,
): MailContent {
  const isToCustomer = recipient === 'customer';
  const language = isToCustomer ? facts.buyerLanguage : 'en';
  return {
    ...storyOf(recipient, facts, sender),
    language,
    orderId: shortOrderId(facts.orderId),
    items: facts.items.map((item) => ({
      name: lineNameIn(item, item.grind ?? undefined, language),
      detail: orderMailTexts[language].weightAtPrice(
        formatGramsIn(language, item.weightGrams),
        formatPaise(item.pricePaise),
      ),
      milled: isToCustomer ? milledOf(item, facts) : '',
      total: formatPaise(item.totalPaise),
    })),
    total: formatPaise(facts.totalPaise),
    rows: rowsOf(withoutTyped(facts), recipient, language).filter(({ value }) => value !== ''),
  };
}

/** Empty before the milling: a mail that is sent late tells its event as it was. */
function milledOf(
  { batch }: MailFacts['items'][number],
  { orderStatus, buyerLanguage }: MailFacts,
): string {
  if (batch === null || !milledStatuses.includes(orderStatus)) return '';
  return milledIn(buyerLanguage, batch);
}

type Facts = Parameters<typeof orderMailContent>[1];

function storyOf(recipient: Recipient, facts: Facts, sender: Sender): Story {
  if (recipient === 'shop') return shopStory(facts, sender);
  const { confirmation } = facts;
  return confirmation ? firstOrderStory(facts, confirmation, sender) : customerStory(facts, sender);
}

/** A stranger must not get a word that somebody typed. */
function withoutTyped(facts: Facts): MailFacts {
  return facts.confirmation ? { ...facts, deliveryAddress: '', contactNumber: '' } : facts;
}

function rowsOf(facts: MailFacts, recipient: Recipient, language: Language) {
  const { labels, orderStatus, paymentStatus, promises, onAccount } = orderMailTexts[language];
  const { isOnAccount } = facts;
  const isOwedOnAccount = isOnAccount && !settledStatuses.includes(facts.paymentStatus);
  const customer = facts.buyerName || shopMailTexts.deletedCustomer;
  return [
    { label: labels.orderStatus, value: orderStatus[facts.orderStatus] },
    {
      label: labels.paymentStatus,
      value: isOwedOnAccount ? '' : paymentStatus[facts.paymentStatus],
    },
    {
      label: labels.paymentMethod,
      value: isOnAccount ? onAccount : methodOf(facts, promises.payment),
    },
    ...deliveryRows(facts, language),
    { label: labels.at, value: formatMoment(language, facts.at) },
    { label: shopMailTexts.customer, value: recipient === 'shop' ? customer : '' },
    { label: labels.deliverTo, value: facts.deliveryAddress },
    { label: labels.phone, value: facts.contactNumber },
  ];
}

function methodOf({ paymentMethod, isCounterSale }: MailFacts, promise: string): string {
  if (isCounterSale) return '';
  return paymentMethod === newOrder.paymentMethod ? promise : paymentMethod;
}

/** Rows with the day and the exact charge, or with the words of a shop without a delivery rule. */
function deliveryRows(facts: MailFacts, language: Language) {
  const { labels, free, promises } = orderMailTexts[language];
  if (facts.isCounterSale) return amountRows(facts, language);
  const { deliveryChargePaise: charge, creditedPaise } = facts;
  if (!facts.hasDeliveryRule) {
    return [
      { label: labels.shipping, value: promises.checkoutShipping },
      ...(creditedPaise === 0 ? [] : amountRows(facts, language)),
    ];
  }
  return [
    { label: labels.deliveryDay, value: formatDay(language, facts.dueOn) },
    { label: labels.deliveryCharge, value: charge === 0 ? free : formatPaise(charge) },
    ...amountRows(facts, language),
  ];
}

/** What leads from the total to the amount to pay. */
function amountRows(facts: MailFacts, language: Language) {
  const { labels } = orderMailTexts[language];
  const { totalPaise, deliveryChargePaise, roundOffPaise, creditedPaise } = facts;
  const soldPaise = totalPaise + deliveryChargePaise + roundOffPaise;
  return [
    { label: labels.roundOff, value: roundOffPaise === 0 ? '' : formatRoundOff(roundOffPaise) },
    { label: labels.givenBack, value: creditedPaise === 0 ? '' : formatPaise(creditedPaise) },
    {
      label: facts.isOnAccount ? labels.toAccount : labels.toPay,
      value: formatPaise(soldPaise - creditedPaise),
    },
  ];
}
