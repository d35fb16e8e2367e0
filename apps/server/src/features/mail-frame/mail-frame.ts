import { mailLink, telephoneLink } from '@dalan/contract/contact-links';
import type { Shop } from '@dalan/contract/shop';
import { html } from '../../platform/web/escaped-html.ts';
import type { Html } from '../../platform/web/escaped-html.ts';
import { mailFrameTexts } from './mail-frame-texts.ts';

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
const chit = `background:${colour.white};border:2px solid ${colour.basalt}`;

/** Inline styles that a mail's own part shares with the frame. */
export const mailStyle = { colour, display, small, text, chit };

/** Nested tables with inline styles, which all mail clients render alike. */
export function mailPage(mail: { subject: string; lead: string; content: Html }, shop: Shop) {
  const page = html`<!doctype html>
    <html lang="${mailFrameTexts.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <meta name="supported-color-schemes" content="light" />
        <title>${mail.subject}</title>
      </head>
      <body style="margin:0;padding:0;background:${colour.page}">
        <div style="display:none;max-height:0;overflow:hidden">${mail.lead}</div>
        ${band(`background:${colour.white};border-bottom:3px solid ${colour.basalt}`, head(shop))}
        ${band(
          `background:${colour.page}`,
          html`<tr>
            <td style="padding:32px 16px 24px">${mail.content}</td>
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

export function mailHeading(heading: string): Html {
  return html`<h1
    style="margin:0 0 16px;${display};font-size:30px;line-height:36px;color:${colour.basalt}"
  >
    ${heading}
  </h1>`;
}

export function mailGreeting(greeting: string): Html[] {
  return greeting === '' ? [] : [html`${greeting}<br />`];
}

export function mailButton({ label, url }: { label: string; url: string }): Html {
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

export function mailQuestions(answer: string): Html {
  return html`<p style="margin:0;${small};color:${colour.basalt700}">
    <strong>${mailFrameTexts.questions}</strong> ${answer}
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
        ${mailFrameTexts.licence} ${shop.fssaiLicence}
      </p>
    </td>
  </tr>`;
}
