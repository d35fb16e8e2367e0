import type { FastifyReply } from 'fastify';
import { pathIn, readLanguage } from '@dalan/contract/language/languages';
import type { Language } from '@dalan/contract/language/languages';
import { shopPaths } from '@dalan/contract/pages/shop-paths';
import { retryAfterSecondsOf } from '../http/errors.ts';
import type { ShopError } from '../shop-error.ts';
import * as english from './busy-page.texts.ts';
import * as hindi from './busy-page.texts.hi.ts';
import * as marathi from './busy-page.texts.mr.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { html } from './escaped-html.ts';
import type { Html } from './escaped-html.ts';

const textsIn: Record<Language, typeof english.busyPageTexts> = {
  en: english.busyPageTexts,
  mr: marathi.busyPageTexts,
  hi: hindi.busyPageTexts,
};

const style: Html = {
  markup: `body { max-width: 34rem; margin: 15vh auto 0; padding: 0 1.5rem; font: 1.125rem/1.5 system-ui, sans-serif; color: #1c2124; background: #faf6ee }
a { color: inherit }`,
};

/** Shown when the render queue is full or the visitor has reached the render limit. */
export function busyPage(shopName: () => string) {
  const write = (language: Language, words: string) => {
    const texts = textsIn[language];
    return html`<!doctype html>
      <html lang="${language}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>${texts.title} | ${shopName()}</title>
          <style>
            ${style}
          </style>
        </head>
        <body>
          <h1>${texts.title}</h1>
          <p>${words}</p>
          <p>
            <a href="">${texts.tryAgain}</a>,
            <a href="${pathIn(language, shopPaths.products)}">${texts.flours}</a> ${texts.or}
            <a href="${pathIn(language, '/')}">${texts.home}</a>${texts.end}
          </p>
        </body>
      </html>`.markup;
  };
  const policy = contentSecurityPolicy(write('en', ''));

  return (reply: FastifyReply, refusal: ShopError) => {
    const { language } = readLanguage(reply.request.url);
    return reply
      .code(refusal.status)
      .header('retry-after', retryAfterSecondsOf(refusal))
      .header('cache-control', 'no-store')
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(write(language, textsIn[language].refusal(refusal)));
  };
}
