import type { Shop } from '@dalan/contract/shop';
import { html } from '../../platform/web/escaped-html.ts';
import type { Html } from '../../platform/web/escaped-html.ts';
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

const { colour, display, small, text } = mailStyle;
const figures = `${text};font-weight:700;text-align:right;white-space:nowrap`;
const chit = `${mailStyle.chit};border-right-width:6px;border-bottom-width:6px`;

const { labels } = orderMailTexts;

export function orderMailHtml(content: MailContent, shop: Shop): string {
  const body = html`${story(content)} ${summary(content)} ${mailButton(content.action)}
  ${mailQuestions(content.questions)}`;
  return mailPage({ subject: content.subject, lead: content.lead, content: body }, shop);
}

function story({ heading, greeting, lead, next }: MailContent): Html {
  const steps = next.map((step) => html`<li style="${text};margin:0 0 6px">${step}</li>`);
  return html`${mailHeading(heading)}
    <p style="margin:0 0 20px;${text}">${mailGreeting(greeting)}${lead}</p>
    <h2 style="margin:0 0 8px;${display};font-size:19px;line-height:26px;color:${colour.basalt}">
      ${labels.nextSteps}
    </h2>
    <ul style="margin:0 0 28px;padding:0 0 0 20px">
      ${steps}
    </ul>`;
}

function summary({ orderId, items, total, rows }: MailContent): Html {
  return html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="${chit}"
  >
    <tr>
      <td style="padding:20px 20px 8px">
        <h2 style="margin:0;${display};font-size:22px;line-height:30px;color:${colour.basalt}">
          ${labels.order} ${orderId}
        </h2>
      </td>
    </tr>
    <tr>
      <td style="padding:0 20px">${lines(items, total)}</td>
    </tr>
    <tr>
      <td style="padding:4px 20px 16px">${details(rows)}</td>
    </tr>
  </table>`;
}

function lines(items: MailContent['items'], total: string): Html {
  const rule = `border-top:2px dotted ${colour.basalt300}`;
  const rows = items.map(
    (item) =>
      html`<tr>
        <td style="padding:12px 12px 12px 0;${rule};${text}">
          ${item.name}<br /><span style="${small};color:${colour.basalt500}">${item.detail}</span>
        </td>
        <td valign="top" style="padding:12px 0;${rule};${figures}">${item.total}</td>
      </tr>`,
  );
  const strong = `border-top:2px solid ${colour.basalt};border-bottom:2px solid ${colour.basalt}`;
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
    ${rows}
    <tr>
      <td
        style="padding:12px 12px 12px 0;${strong};${display};font-size:20px;line-height:28px;color:${colour.basalt}"
      >
        ${labels.total}
      </td>
      <td style="padding:12px 0;${strong};${figures};font-size:20px;line-height:28px">${total}</td>
    </tr>
  </table>`;
}

function details(rows: MailContent['rows']): Html {
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
