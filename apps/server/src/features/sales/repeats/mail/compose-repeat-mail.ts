import { lineNameIn } from '@dalan/contract/catalog/grinds';
import { leadingName } from '@dalan/contract/language/content-language';
import { isOpenDay } from '@dalan/contract/delivery/delivery';
import type { Delivery } from '@dalan/contract/delivery/delivery';
import { pathIn } from '@dalan/contract/language/languages';
import type { Language } from '@dalan/contract/language/languages';
import { formatPaise } from '@dalan/contract/money/money';
import { shortOrderId } from '@dalan/contract/orders/orders';
import { shopPaths } from '@dalan/contract/pages/shop-paths';
import { formatGramsIn } from '@dalan/contract/money/weight-in';
import { html } from '../../../../platform/web/escaped-html.ts';
import type { Html } from '../../../../platform/web/escaped-html.ts';
import type { LetterMail } from '../../../letters/outbox/index.ts';
import {
  callOrReply,
  mailButton,
  mailFrameTexts,
  mailGreeting,
  mailHeading,
  mailPage,
  mailQuestions,
  mailStyle,
  plainFoot,
  shopNameIn,
} from '../../../letters/mail-frame/index.ts';
import type { Letterhead } from '../../../letters/mail-frame/index.ts';
import { repeatMailTexts as english } from './repeat-mail.texts.ts';
import { repeatMailTexts as hindi } from './repeat-mail.texts.hi.ts';
import { repeatMailTexts as marathi } from './repeat-mail.texts.mr.ts';
import type { RepeatMailFacts } from './repeat-mail-facts.queries.ts';

const textsIn: Record<Language, typeof english> = { en: english, mr: marathi, hi: hindi };

type Content = {
  to: string;
  token: string;
  /** The rule that says whether a day is closed or full. */
  rule: Delivery;
  facts: Omit<RepeatMailFacts, 'email'>;
};

/**
 * The mail shows the order with its link, or says why there is none. It has no address and no
 * number.
 */
export function composeRepeatMail(mail: Content, letterhead: Letterhead): LetterMail {
  const { to, token, facts } = mail;
  const { language } = facts;
  const { shop, publicOrigin } = letterhead;
  const texts = textsIn[language];
  const { text } = mailStyle(language);
  const heading =
    facts.outcome === 'ordered' ? texts.comes(facts.comesOn ?? facts.day) : texts.weCall(facts.day);
  const subject = texts.subject(heading, shopNameIn(language, shop));
  const [lead = '', ...more] = sentences(mail);
  const greeting = mailFrameTexts[language].greeting(facts.name);
  // The token stands after the #, which browsers send to no server: no log and no referrer has it.
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
    rows.map(({ label, amount }) => `${label}: ${amount}`).join('\n'),
    `${action.label}: ${action.url}`,
    `${mailFrameTexts[language].questions} ${questions}`,
    plainFoot(language, shop),
  ];
  return {
    to,
    replyTo: shop.email,
    subject,
    html: mailPage({ language, subject, lead, content }, shop),
    text: `${blocks.filter(Boolean).join('\n\n')}\n`,
  };
}

function sentences({ facts, rule }: Content): string[] {
  const { language, day, comesOn, orderId, shortOf, flours } = facts;
  const texts = textsIn[language];
  if (orderId === null || comesOn === null) {
    const nameOf = (name: string) =>
      leadingName(flours.find((flour) => flour.name === name) ?? { name }, language).text;
    return shortOf.length > 0 ? shortOf.map((name) => texts.short(nameOf(name))) : [texts.notMade];
  }
  const moved = isOpenDay(rule, day) ? texts.full : texts.closed;
  return [
    texts.made(shortOrderId(orderId)),
    ...(comesOn === day ? [] : [moved(day, comesOn)]),
    texts.until,
  ];
}

type Row = { label: string; amount: string };

function linesOf(facts: Content['facts'], texts: typeof english): Row[] {
  const { items, deliveryChargePaise: charge, language } = facts;
  if (items === null) return [];
  return [
    ...items.map((item) => ({
      label: texts.line(
        lineNameIn(item, item.grind ?? undefined, language).text,
        formatGramsIn(language, item.weightGrams),
        formatPaise(item.pricePaise),
      ),
      amount: formatPaise(item.totalPaise),
    })),
    ...(facts.hasDeliveryRule
      ? [{ label: texts.delivery, amount: charge === 0 ? texts.free : formatPaise(charge) }]
      : []),
    {
      label: facts.isOnAccount ? texts.onAccount : texts.amountToPay,
      amount: formatPaise(facts.amountPaise),
    },
  ];
}

function table(language: Language, rows: Row[]): Html {
  const { text, chit } = mailStyle(language);
  const lines = rows.map(
    ({ label, amount }) =>
      html`<tr>
        <td style="padding:8px 18px;${text}">${label}</td>
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
