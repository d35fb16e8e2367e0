import { accountRowIn } from '@dalan/contract/on-account/account-rows-in';
import type { RowWords } from '@dalan/contract/on-account/account-rows-in';
import type { AccountStatement } from '@dalan/contract/on-account/accounts';
import { onAccountTexts as english } from '@dalan/contract/on-account/on-account.texts';
import { onAccountTexts as hindi } from '@dalan/contract/on-account/on-account.texts.hi';
import { onAccountTexts as marathi } from '@dalan/contract/on-account/on-account.texts.mr';
import { days as englishDays } from '@dalan/contract/language/days.texts';
import { days as hindiDays } from '@dalan/contract/language/days.texts.hi';
import { days as marathiDays } from '@dalan/contract/language/days.texts.mr';
import { pathIn } from '@dalan/contract/language/languages';
import type { Language } from '@dalan/contract/language/languages';
import { formatRupees } from '@dalan/contract/money/money';
import { weightTexts as englishWeights } from '@dalan/contract/money/weight.texts';
import { weightTexts as hindiWeights } from '@dalan/contract/money/weight.texts.hi';
import { weightTexts as marathiWeights } from '@dalan/contract/money/weight.texts.mr';
import { shopPaths } from '@dalan/contract/pages/shop-paths';
import { creditReasonTexts as englishReasons } from '@dalan/contract/payments/credit-notes.texts';
import { creditReasonTexts as hindiReasons } from '@dalan/contract/payments/credit-notes.texts.hi';
import { creditReasonTexts as marathiReasons } from '@dalan/contract/payments/credit-notes.texts.mr';
import { html } from '../../../platform/web/escaped-html.ts';
import type { Html } from '../../../platform/web/escaped-html.ts';
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
} from '../../letters/mail-frame/index.ts';
import type { Letterhead } from '../../letters/mail-frame/index.ts';
import type { LetterMail } from '../../letters/outbox/index.ts';
import { statementMailTexts as englishMail } from './statement-mail.texts.ts';
import { statementMailTexts as hindiMail } from './statement-mail.texts.hi.ts';
import { statementMailTexts as marathiMail } from './statement-mail.texts.mr.ts';

export const mailTextsIn: Record<Language, typeof englishMail> = {
  en: englishMail,
  mr: marathiMail,
  hi: hindiMail,
};
const daysIn: Record<Language, typeof englishDays> = {
  en: englishDays,
  mr: marathiDays,
  hi: hindiDays,
};
const wordsIn: Record<Language, RowWords> = {
  en: words('en', english, englishWeights, englishReasons),
  mr: words('mr', marathi, marathiWeights, marathiReasons),
  hi: words('hi', hindi, hindiWeights, hindiReasons),
};

function words(
  language: Language,
  ...[texts, weights, reasons]: [RowWords['texts'], RowWords['weights'], RowWords['reasons']]
): RowWords {
  const dayOf = (at: string) => daysIn[language].formatDate(at);
  return { language, texts, weights, reasons, dayOf };
}

/** The statement of a month in its customer's language, with the same rows as on paper. */
export function composeStatementMail(
  to: string,
  statement: AccountStatement,
  letterhead: Letterhead,
): LetterMail {
  const { language, name } = statement.customer;
  const { texts } = wordsIn[language];
  const mail = mailTextsIn[language];
  const month = daysIn[language].formatMonth(statement.month);
  const toPay = statement.toPay > 0 ? mail.lead(formatRupees(statement.toPay)) : mail.nothingToPay;
  return composeAccountLetter(
    {
      to,
      language,
      name,
      heading: texts.statementOf(month),
      sentences: [toPay],
      rows: [
        { label: texts.broughtForward, amount: formatRupees(statement.broughtForward) },
        ...statement.rows.map((row) => {
          const { title, about } = accountRowIn(row, wordsIn[language]);
          const day = daysIn[language].formatDate(row.at);
          const paise = row.bought ?? 0 - (row.paid ?? 0);
          const label = [`${day}: ${title}`, about].filter(Boolean).join(', ');
          return { label, amount: formatRupees(paise) };
        }),
        { label: texts.toPay, amount: formatRupees(statement.toPay) },
      ],
      note: statement.upiNote,
      isToPay: statement.toPay > 0,
    },
    letterhead,
  );
}

type AccountLetter = {
  to: string;
  language: Language;
  name: string;
  heading: string;
  sentences: string[];
  rows: { label: string; amount: string }[];
  /** What the payer's bank shows. */
  note: string;
  isToPay: boolean;
};

export function composeAccountLetter(letter: AccountLetter, letterhead: Letterhead): LetterMail {
  const { to, language, name, heading, rows } = letter;
  const { shop, publicOrigin } = letterhead;
  const mail = mailTextsIn[language];
  const { text } = mailStyle(language);
  const subject = mail.subject(heading, shopNameIn(language, shop));
  const greeting = mailFrameTexts[language].greeting(name);
  const [lead = '', ...more] = [
    ...letter.sentences,
    ...(letter.isToPay ? howToPay(letter, letterhead) : []),
  ];
  const url = new URL(pathIn(language, shopPaths.myOrders), publicOrigin).href;
  const action = { label: mail.action, url };
  const questions = callOrReply(language, shop);
  const content = html`${mailHeading(language, heading)}
    <p style="margin:0 0 20px;${text}">${mailGreeting(greeting)}${lead}</p>
    ${rows.length > 0 ? [table(language, rows)] : []}
    ${more.map((sentence) => html`<p style="margin:0 0 20px;${text}">${sentence}</p>`)}
    ${mailButton(language, action)} ${mailQuestions(language, questions)}`;
  const blocks = [
    shopNameIn(language, shop),
    heading.toUpperCase(),
    [greeting, lead].join('\n'),
    rows.map(({ label, amount }) => `${label}: ${amount}`).join('\n'),
    more.join('\n'),
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

function howToPay({ language, note }: AccountLetter, { shop }: Letterhead): string[] {
  const mail = mailTextsIn[language];
  return shop.upiId === '' ? [mail.howToPay] : [mail.howToPay, mail.upi(shop.upiId, note)];
}

function table(language: Language, rows: AccountLetter['rows']): Html {
  const { text, chit, colour } = mailStyle(language);
  const lines = rows.map(({ label, amount }, index) => {
    const cell = `padding:8px 18px;${text}${index === 0 ? '' : `;border-top:1px solid ${colour.line}`}`;
    return html`<tr>
      <td style="${cell}">${label}</td>
      <td align="right" style="${cell};font-weight:700;white-space:nowrap">${amount}</td>
    </tr>`;
  });
  return html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="margin:0 0 20px;${chit}"
  >
    ${lines}
  </table>`;
}
