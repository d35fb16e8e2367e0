import { mailLink, telephoneLink } from '@dalan/contract/contact-links';
import type { Shop } from '@dalan/contract/shop';
import { html } from '../../platform/web/escaped-html.ts';
import type { Html } from '../../platform/web/escaped-html.ts';
import type { MailContent } from './order-mail-content.ts';
import { orderMailTexts } from './order-mail-texts.ts';

/**
 * The shop's colours and fonts, repeated because mail clients support neither variables nor style
 * sheets.
 */
const colour = {
  basalt: '#1C2124',
  basalt700: '#3B4549',
  basalt500: '#5C686D',
  basalt300: '#9AA4A7',
  page: '#F5F6F2',
  white: '#FFFFFF',
  line: '#D5D9CF',
  haldi: '#F2B90C',
};
const display = "font-family:Georgia,'Times New Roman',serif;font-weight:700";
const body = "font-family:'Noto Sans','Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const small = `${body};font-size:14px;line-height:21px`;
const text = `${body};font-size:16px;line-height:24px;color:${colour.basalt}`;
const figures = `${text};font-weight:700;text-align:right;white-space:nowrap`;
const chit = `background:${colour.white};border:2px solid ${colour.basalt};border-right-width:6px;border-bottom-width:6px`;

const { labels } = orderMailTexts;

/** Nested tables with inline styles, which all mail clients render alike. */
export function orderMailHtml(content: MailContent, shop: Shop): string {
  const page = html`<!doctype html>
    <html lang="${orderMailTexts.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <meta name="supported-color-schemes" content="light" />
        <title>${content.subject}</title>
      </head>
      <body style="margin:0;padding:0;background:${colour.page}">
        <div style="display:none;max-height:0;overflow:hidden">${content.lead}</div>
        ${band(`background:${colour.white};border-bottom:3px solid ${colour.basalt}`, head(shop))}
        ${band(
          `background:${colour.page}`,
          html`<tr>
            <td style="padding:32px 16px 24px">
              ${story(content)} ${summary(content)} ${button(content.action)} ${questions(content)}
            </td>
          </tr>`,
        )}
        ${band(`background:${colour.basalt}`, foot(shop))}
      </body>
    </html>`;
  return page.markup;
}

/** A full-width section with centred content. */
function band(style: string, rows: Html): Html {
  return html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="${style}"
  >
    <tr>
      <td align="center">
        <table
          role="presentation"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          border="0"
          style="max-width:600px;text-align:left"
        >
          ${rows}
        </table>
      </td>
    </tr>
  </table>`;
}

function head(shop: Shop): Html {
  return html`<tr>
    <td style="padding:12px 16px">${wordmark(shop, colour.basalt, colour.basalt500)}</td>
  </tr>`;
}

function wordmark(shop: Shop, ink: string, second: string): Html {
  return html`<span style="${display};font-size:28px;line-height:40px;color:${ink}"
      >${shop.name}</span
    >&nbsp;<span lang="mr" style="${body};font-size:20px;line-height:40px;color:${second}"
      >${shop.nameMr}</span
    >`;
}

function story({ heading, greeting, lead, next }: MailContent): Html {
  const steps = next.map((step) => html`<li style="${text};margin:0 0 6px">${step}</li>`);
  const hello = greeting === '' ? [] : [html`${greeting}<br />`];
  return html`<h1
      style="margin:0 0 16px;${display};font-size:30px;line-height:36px;color:${colour.basalt}"
    >
      ${heading}
    </h1>
    <p style="margin:0 0 20px;${text}">${hello}${lead}</p>
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

function button({ label, url }: MailContent['action']): Html {
  return html`<table
    role="presentation"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="margin:28px 0"
  >
    <tr>
      <td style="background:${colour.haldi};border-bottom:3px solid ${colour.basalt}">
        <a
          href="${url}"
          style="display:inline-block;padding:12px 24px;${text};font-weight:700;text-decoration:none"
          >${label}</a
        >
      </td>
    </tr>
  </table>`;
}

function questions(content: MailContent): Html {
  return html`<p style="margin:0;${small};color:${colour.basalt700}">
    <strong>${labels.questions}</strong> ${content.questions}
  </p>`;
}

function foot(shop: Shop): Html {
  const link = `color:${colour.white};text-decoration:underline`;
  return html`<tr>
    <td style="padding:28px 16px 32px">
      ${wordmark(shop, colour.white, colour.basalt300)}
      <p style="margin:8px 0 0;${small};color:${colour.white}">
        ${shop.address}<br />
        <a href="${telephoneLink(shop.phone)}" style="${link}">${shop.phone}</a><br />
        <a href="${mailLink(shop.email)}" style="${link}">${shop.email}</a>
      </p>
      <p style="margin:16px 0 0;${small};color:${colour.basalt300}">
        ${labels.licence} ${shop.fssaiLicence}
      </p>
    </td>
  </tr>`;
}
