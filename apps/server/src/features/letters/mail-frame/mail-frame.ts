import { mailLink, telephoneLink } from '@dalan/contract/contact/contact-links';
import type { Language } from '@dalan/contract/language/languages';
import type { Shop } from '@dalan/contract/settings/shop';
import { html } from '../../../platform/web/escaped-html.ts';
import type { Html } from '../../../platform/web/escaped-html.ts';
import { mailFrameTexts } from './mail-frame-texts.ts';
import { mailStyle } from './mail-style.ts';

type FramedMail = { language: Language; subject: string; lead: string; content: Html };

/** Nested tables with inline styles, which all mail clients render alike. */
export function mailPage({ language, subject, lead, content }: FramedMail, shop: Shop) {
  const { colour } = mailStyle(language);
  const page = html`<!doctype html>
    <html lang="${mailFrameTexts[language].language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <meta name="supported-color-schemes" content="light" />
        <title>${subject}</title>
      </head>
      <body style="margin:0;padding:0;background:${colour.page}">
        <div style="display:none;max-height:0;overflow:hidden">${lead}</div>
        ${band(
          `background:${colour.white};border-bottom:3px solid ${colour.basalt}`,
          head(language, shop),
        )}
        ${band(
          `background:${colour.page}`,
          html`<tr>
            <td style="padding:32px 16px 24px">${content}</td>
          </tr>`,
        )}
        ${band(`background:${colour.basalt}`, foot(language, shop))}
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

function head(language: Language, shop: Shop): Html {
  const { basalt, basalt500 } = mailStyle(language).colour;
  return html`<tr>
    <td style="padding:12px 16px">${wordmark(language, shop, [basalt, basalt500])}</td>
  </tr>`;
}

function wordmark(language: Language, shop: Shop, [ink, second]: [string, string]): Html {
  const style = mailStyle(language);
  return html`<span
      ${inEnglish(language)}
      style="${style.wordmark};font-size:28px;line-height:40px;color:${ink}"
      >${shop.name}</span
    >&nbsp;<span lang="mr" style="${style.body};font-size:20px;line-height:40px;color:${second}"
      >${shop.nameMr}</span
    >`;
}

/** Marks the owner's English texts as English in mails of other languages. */
function inEnglish(language: Language): Html {
  return language === 'en' ? html`` : html`lang="en"`;
}

export function mailHeading(language: Language, heading: string): Html {
  return html`<h1 style="margin:0 0 16px;${mailStyle(language).h1}">${heading}</h1>`;
}

export function mailGreeting(greeting: string): Html[] {
  return greeting === '' ? [] : [html`${greeting}<br />`];
}

export function mailButton(language: Language, { label, url }: { label: string; url: string }) {
  const { colour, text, button } = mailStyle(language);
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
          style="display:inline-block;${button};${text};font-weight:700;text-decoration:none"
          >${label}</a
        >
      </td>
    </tr>
  </table>`;
}

export function mailQuestions(language: Language, answer: string): Html {
  const { small, colour } = mailStyle(language);
  return html`<p style="margin:0;${small};color:${colour.basalt700}">
    <strong>${mailFrameTexts[language].questions}</strong> ${answer}
  </p>`;
}

function foot(language: Language, shop: Shop): Html {
  const { colour, small } = mailStyle(language);
  const link = `color:${colour.white};text-decoration:underline`;
  return html`<tr>
    <td style="padding:28px 16px 32px">
      ${wordmark(language, shop, [colour.white, colour.basalt300])}
      <p style="margin:8px 0 0;${small};color:${colour.white}">
        <span ${shop.untranslated?.includes('address') ? inEnglish(language) : html``}
          >${shop.address}</span
        ><br />
        <a href="${telephoneLink(shop.phone)}" style="${link}">${shop.phone}</a><br />
        <a href="${mailLink(shop.email)}" style="${link}">${shop.email}</a>
      </p>
      <p style="margin:16px 0 0;${small};color:${colour.basalt300}">
        ${mailFrameTexts[language].licence} ${shop.fssaiLicence}
      </p>
    </td>
  </tr>`;
}
