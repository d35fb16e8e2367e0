import { passwordTexts } from '@dalan/contract/people/passwords';
import { useLocation } from 'react-router';

import { AskForLink } from '../features/mailed-link/password-link-steps.tsx';
import { noIndex } from '../lib/meta/no-index.ts';
import { pageMeta } from '../lib/meta/page-meta.ts';
import { useShop } from '../lib/use-shop.ts';
import { useIsHydrated } from '../ui/use-is-hydrated.ts';
import type { Route } from './+types/forgotten-password.route';

export function meta({ matches }: Route.MetaArgs) {
  return [...pageMeta(matches, passwordTexts.forgottenTitle), noIndex];
}

/** The email typed at the log-in. Empty until hydration, to match the server's HTML. */
function useTypedEmail(): string {
  const { state } = useLocation() as { state: { email?: string } | null };
  const isHydrated = useIsHydrated();
  return isHydrated ? (state?.email ?? '') : '';
}

export default function ForgottenPassword() {
  const { shop } = useShop();
  return (
    <AskForLink
      title={passwordTexts.forgottenTitle}
      lead={passwordTexts.forgottenLead}
      label={passwordTexts.send}
      email={useTypedEmail()}
      phone={shop.phone}
    />
  );
}
