import { passwordTexts } from '@dalan/contract/people/passwords';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { loadPasswordLink } from '../features/mailed-link/load-password-link.ts';
import { mailedLinkTexts } from '../features/mailed-link/mailed-link.texts.ts';
import { NewPasswordForm } from '../features/mailed-link/new-password-form.tsx';
import { EndedLink, MailedLinkPage } from '../features/mailed-link/password-link-steps.tsx';
import { mailedLinkHeaders } from '../lib/meta/mailed-link-headers.ts';
import { noIndex } from '../lib/meta/no-index.ts';
import { pageMeta } from '../lib/meta/page-meta.ts';
import { useShop } from '../lib/use-shop.ts';
import { Notice } from '../ui/form/notice.tsx';
import { showToast } from '../ui/toast.tsx';
import type { Route } from './+types/new-password.route';

export function headers() {
  return mailedLinkHeaders;
}

/** Runs only in the browser: the token is behind the #, which the server never gets. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadPasswordLink(request.signal);
}

/** The token cannot be read again: it has left the URL. */
export function shouldRevalidate() {
  return false;
}

export function meta({ matches }: Route.MetaArgs) {
  return [...pageMeta(matches, passwordTexts.newTitle), noIndex];
}

export function HydrateFallback() {
  return (
    <MailedLinkPage title={passwordTexts.newTitle} canLogIn={false}>
      <p role="status" className="mt-3 text-basalt-700">
        {passwordTexts.checkingLink}
      </p>
    </MailedLinkPage>
  );
}

export default function NewPassword({ loaderData: link }: Route.ComponentProps) {
  const { shop } = useShop();
  const navigate = useNavigate();
  const [hasEnded, setHasEnded] = useState(false);
  if (link.state === 'failed') {
    return (
      <MailedLinkPage title={passwordTexts.newTitle}>
        <Notice
          tone="failed"
          more={
            <button type="button" onClick={() => window.location.reload()} className="button">
              {mailedLinkTexts.retry}
            </button>
          }
        >
          {link.message}
        </Notice>
      </MailedLinkPage>
    );
  }
  if (link.state === 'ended' || hasEnded) {
    return <EndedLink phone={shop.phone} isNextStep={hasEnded} />;
  }
  const { before, after } = passwordTexts.newFor;
  return (
    <MailedLinkPage title={passwordTexts.newTitle} canLogIn={false}>
      <p className="mt-3">
        {before}
        <b className="wrap-anywhere">{link.email}</b>
        {after}
      </p>
      <NewPasswordForm
        token={link.token}
        email={link.email}
        onSaved={async () => {
          showToast(passwordTexts.saved);
          await navigate('/', { replace: true });
        }}
        onEnded={() => setHasEnded(true)}
      />
    </MailedLinkPage>
  );
}
