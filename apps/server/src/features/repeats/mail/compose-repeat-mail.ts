import { isOpenDay } from '@dalan/contract/delivery';
import type { Delivery } from '@dalan/contract/delivery';
import { pathIn } from '@dalan/contract/languages';
import type { Language } from '@dalan/contract/languages';
import { formatPaise } from '@dalan/contract/money';
import { shortOrderId } from '@dalan/contract/orders';
import { shopPaths } from '@dalan/contract/shop-paths';
import { gramsToKg } from '@dalan/contract/weight';
import type { Mail } from '../../../integrations/mailer/mailer.ts';
import { html } from '../../../platform/web/escaped-html.ts';
import type { Html } from '../../../platform/web/escaped-html.ts';
import {
  callOrReply,
  flourNameHtml,
  flourNameIn,
  mailButton,
  mailFrameTexts,
  mailGreeting,
  mailHeading,
  mailPage,
  mailQuestions,
  mailStyle,
  messageIdOf,
  plainFoot,
  shopNameIn,
} from '../../mail-frame/index.ts';
import type { Letterhead } from '../../mail-frame/index.ts';
import { repeatMailTexts as english } from './repeat-mail.texts.en.ts';
import { repeatMailTexts as hindi } from './repeat-mail.texts.hi.ts';
import { repeatMailTexts as marathi } from './repeat-mail.texts.mr.ts';
import type { RepeatMailFacts } from './repeat-mails.queries.ts';

const textsIn: Record<Language, typeof english> = { en: english, mr: marathi, hi: hindi };

type Content = {
  id: string;
  to: string;
  token: string;
  /** Says whether a day is closed or full. */
  rule: Delivery;
  facts: Omit<RepeatMailFacts, 'email'>;
};

/** The order with its link, or why there is none. Without address and number. */
export function composeRepeatMail(mail: Content, letterhead: Letterhead): Mail {
  const { id, to, token, facts } = mail;
  const { language } = facts;
  const { shop, publicOrigin, mailDomain } = letterhead;
  const texts = textsIn[language];
  const { text } = mailStyle(language);
  const heading =
    facts.outcome === 'ordered' ? texts.comes(facts.comesOn ?? facts.day) : texts.weCall(facts.day);
  const subject = texts.subject(heading, shopNameIn(language, shop));
  const [lead = '', ...more] = sentences(mail);
  const greeting = mailFrameTexts[language].greeting(facts.name);
  // After the #, which browsers send to no server: no log and no referrer has the token.
  const path = `${pathIn(language, shopPaths.repeat)}#${token}`;
  const action = { label: texts.action, url: new URL(path, publicOrigin).href };
  const rows = linesOf(facts, texts);
  const questions = callOrReply(language, shop);
  const content = html`${mailHeading(language, heading)}
    <p style="margin:0 0 20px;${text}">${mailGreeting(greeting)}${lead}</p>
    ${more.map((sentence) => html`<p style="margin:0 0 20px;${text}">${sentence}</p>`)}
    ${rows.length > 0 ? [table(language, rows)] : []} ${mailButton(language, action)}
    ${mailQuestions(language, questions)}`;
  const blocks = [
    shopNameIn(language, shop),
    heading.toUpperCase(),
    [greeting, lead, ...more].join('\n'),
    rows.map(({ label, amount }) => `${label.text}: ${amount}`).join('\n'),
    `${action.label}: ${action.url}`,
    `${mailFrameTexts[language].questions} ${questions}`,
    plainFoot(language, shop),
  ];
  return {
    // The same for every try, so that mail systems drop a duplicate.
    messageId: messageIdOf(['repeat', id], mailDomain),
    to,
    replyTo: shop.email,
    subject,
    html: mailPage({ language, subject, lead, content }, shop),
    text: `${blocks.filter(Boolean).join('\n\n')}\n`,
  };
}

function sentences({ facts, rule }: Content): string[] {
  const texts = textsIn[facts.language];
  const { day, comesOn, orderId, shortOf } = facts;
  if (orderId === null || comesOn === null) {
    return shortOf.length > 0 ? shortOf.map(texts.short) : [texts.notMade];
  }
  const moved = isOpenDay(rule, day) ? texts.full : texts.closed;
  return [
    texts.made(shortOrderId(orderId)),
    ...(comesOn === day ? [] : [moved(day, comesOn)]),
    texts.until,
  ];
}

type Label = { text: string; html: Html };
type Row = { label: Label; amount: string };

function linesOf(facts: Content['facts'], texts: typeof english): Row[] {
  const { items, language, deliveryChargePaise: charge } = facts;
  if (items === null) return [];
  const plain = (text: string): Label => ({ text, html: html`${text}` });
  return [
    ...items.map((item) => ({
      label: lineLabel(item, language, texts),
      amount: formatPaise(item.totalPaise),
    })),
    ...(facts.hasDeliveryRule
      ? [{ label: plain(texts.delivery), amount: charge === 0 ? texts.free : formatPaise(charge) }]
      : []),
    { label: plain(texts.amountToPay), amount: formatPaise(facts.amountPaise) },
  ];
}

type Item = NonNullable<RepeatMailFacts['items']>[number];

function lineLabel(item: Item, language: Language, texts: typeof english): Label {
  const name = flourNameIn(language, item);
  const kg = String(gramsToKg(item.weightGrams));
  const detail = texts.weightAtPrice(kg, formatPaise(item.pricePaise));
  return {
    text: `${name.name}, ${detail}`,
    html: html`${flourNameHtml(name, language)}, ${detail}`,
  };
}

function table(language: Language, rows: Row[]): Html {
  const { text, chit } = mailStyle(language);
  const lines = rows.map(
    ({ label, amount }) =>
      html`<tr>
        <td style="padding:8px 18px;${text}">${label.html}</td>
        <td align="right" style="padding:8px 18px;${text};font-weight:700;white-space:nowrap">
          ${amount}
        </td>
      </tr>`,
  );
  return html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="margin:0 0 8px;${chit}"
  >
    ${lines}
  </table>`;
}
