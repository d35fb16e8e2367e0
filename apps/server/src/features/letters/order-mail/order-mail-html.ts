import type { Language } from '@dalan/contract/language/languages';
import type { Shop } from '@dalan/contract/settings/shop';
import { html } from '../../../platform/web/escaped-html.ts';
import type { Html } from '../../../platform/web/escaped-html.ts';
import {
  mailButton,
  mailGreeting,
  mailHeading,
  mailPage,
  mailQuestions,
  mailStyle,
} from '../mail-frame/index.ts';
import type { MailContent } from './order-mail-content.ts';
import { orderMailTexts } from './order-mail-texts.ts';

export function orderMailHtml(content: MailContent, shop: Shop): string {
  const { language, subject, lead, action, questions } = content;
  const body = html`${story(content)} ${summary(content)} ${mailButton(language, action)}
  ${notYou(content)} ${mailQuestions(language, questions)}`;
  return mailPage({ language, subject, lead, content: body }, shop);
}

function notYou({ language, ends, notYou: words }: MailContent): Html {
  if (words === undefined) return html``;
  const { chit, text } = mailStyle(language);
  return html`<p style="margin:0 0 24px;${text}">${ends ?? ''}</p>
    <table
      role="presentation"
      width="100%"
      cellpadding="0"
      cellspacing="0"
      border="0"
      style="margin:0 0 28px;${chit}"
    >
      <tr>
        <td style="padding:16px 18px;${text}">
          <strong>${words.question}</strong> ${words.answer}
        </td>
      </tr>
    </table>`;
}

function story({ language, heading, greeting, lead, next }: MailContent): Html {
  const { text, h2 } = mailStyle(language);
  const steps = next.map((step) => html`<li style="${text};margin:0 0 6px">${step}</li>`);
  return html`${mailHeading(language, heading)}
    <p style="margin:0 0 20px;${text}">${mailGreeting(greeting)}${lead}</p>
    <h2 style="margin:0 0 8px;${h2}">${orderMailTexts[language].labels.nextSteps}</h2>
    <ul style="margin:0 0 28px;padding:0 0 0 20px">
      ${steps}
    </ul>`;
}

function summary(content: MailContent): Html {
  const { language, orderId, rows } = content;
  const { chit, slip } = mailStyle(language);
  return html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="${chit};border-right-width:6px;border-bottom-width:6px"
  >
    <tr>
      <td style="padding:20px 20px 8px">
        <h2 style="margin:0;${slip}">${orderMailTexts[language].labels.order} ${orderId}</h2>
      </td>
    </tr>
    <tr>
      <td style="padding:0 20px">${lines(content)}</td>
    </tr>
    <tr>
      <td style="padding:4px 20px 16px">${details(language, rows)}</td>
    </tr>
  </table>`;
}

function lines({ language, items, total }: MailContent): Html {
  const style = mailStyle(language);
  const { colour, text, small } = style;
  const figures = `${text};font-weight:700;text-align:right;white-space:nowrap`;
  const rule = `border-top:2px dotted ${colour.basalt300}`;
  const rows = items.map(
    (item) =>
      html`<tr>
        <td style="padding:12px 12px 12px 0;${rule};${text}">
          ${nameOf(item, language)}<br /><span style="${small};color:${colour.basalt500}"
            >${item.detail}</span
          >${milled(item, small)}
        </td>
        <td valign="top" style="padding:12px 0;${rule};${figures}">${item.total}</td>
      </tr>`,
  );
  const strong = `border-top:2px solid ${colour.basalt};border-bottom:2px solid ${colour.basalt}`;
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
    ${rows}
    <tr>
      <td style="padding:12px 12px 12px 0;${strong};${style.total}">
        ${orderMailTexts[language].labels.total}
      </td>
      <td style="padding:12px 0;${strong};${figures};${style.totalSize}">${total}</td>
    </tr>
  </table>`;
}

function milled({ milled: words }: MailContent['items'][number], small: string): Html {
  return words === '' ? html`` : html`<br /><span style="${small}">${words}</span>`;
}

/** A name in another language than the mail's says so. */
function nameOf({ name }: MailContent['items'][number], language: Language): Html {
  const { text, lang } = name;
  return lang === language ? html`${text}` : html`<span lang="${lang}">${text}</span>`;
}

function details(language: Language, rows: MailContent['rows']): Html {
  const { colour, small } = mailStyle(language);
  const cells = rows.map(
    ({ label, value }) =>
      html`<tr>
        <td
          valign="top"
          width="44%"
          style="padding:8px 12px 0 0;${small};color:${colour.basalt500}"
        >
          ${label}
        </td>
        <td valign="top" style="padding:8px 0 0;${small};color:${colour.basalt}">
          ${inLines(value)}
        </td>
      </tr>`,
  );
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
    ${cells}
  </table>`;
}

/** Keeps the line breaks of an address. */
function inLines(value: string): Html[] {
  return value.split(/\r?\n/).map((line, n) => (n === 0 ? html`${line}` : html`<br />${line}`));
}
