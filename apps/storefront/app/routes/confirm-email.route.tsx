import { passwordTexts } from '@dalan/contract/people/passwords';

import { ConfirmEmail } from '../features/mailed-link/confirm-email.tsx';
import { takeMailedToken } from '../features/mailed-link/mailed-token.ts';
import { MailedLinkPage } from '../features/mailed-link/password-link-steps.tsx';
import { mailedLinkHeaders } from '../lib/meta/mailed-link-headers.ts';
import { noIndex } from '../lib/meta/no-index.ts';
import { pageMeta } from '../lib/meta/page-meta.ts';
import type { Route } from './+types/confirm-email.route';

export function headers() {
  return mailedLinkHeaders;
}

/** Runs only in the browser: the token is behind the #, which the server never gets. */
export function clientLoader() {
  return { token: takeMailedToken() };
}

export function shouldRevalidate() {
  return false;
}

export function meta({ matches }: Route.MetaArgs) {
  return [...pageMeta(matches, passwordTexts.confirmTitle), noIndex];
}

export function HydrateFallback() {
  return <MailedLinkPage title={passwordTexts.confirmTitle}>{null}</MailedLinkPage>;
}

export default function ConfirmEmailRoute({ loaderData: { token } }: Route.ComponentProps) {
  return <ConfirmEmail token={token} />;
}
