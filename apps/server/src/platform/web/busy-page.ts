import type { FastifyReply } from 'fastify';
import { errorTexts } from '@dalan/contract/errors';
import { retryAfterSecondsOf } from '../http/errors.ts';
import type { ShopError } from '../shop-error.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { html } from './escaped-html.ts';
import type { Html } from './escaped-html.ts';

const style: Html = {
  markup: `body { max-width: 34rem; margin: 15vh auto 0; padding: 0 1.5rem; font: 1.125rem/1.5 system-ui, sans-serif; color: #1c2124; background: #faf6ee }
a { color: inherit }`,
};

/** Shown when the render queue is full or the visitor has reached the render limit. */
export function busyPage(shopName: () => string) {
  const write = (words: string) =>
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>${errorTexts.busyTitle} | ${shopName()}</title>
          <style>
            ${style}
          </style>
        </head>
        <body>
          <h1>${errorTexts.busyTitle}</h1>
          <p>${words}</p>
          <p>
            <a href="">Try again</a>, <a href="/products">browse all flours</a> or
            <a href="/">go to the home page</a>.
          </p>
        </body>
      </html>`.markup;
  const policy = contentSecurityPolicy(write(''));

  return (reply: FastifyReply, refusal: ShopError) =>
    reply
      .code(refusal.status)
      .header('retry-after', retryAfterSecondsOf(refusal))
      .header('cache-control', 'no-store')
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(write(refusal.message));
}
