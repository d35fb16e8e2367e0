import { redirect, useLocation, useNavigate, useSearchParams } from 'react-router';

import { LogInForm } from '../features/log-in/log-in-form.tsx';
import { LogInNotice } from '../features/log-in/log-in-notice.tsx';
import { noIndex } from '../lib/no-index.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { returnPathOf, withReturnPath } from '../lib/return-path.ts';
import { isStaff, readSession } from '../lib/stored-session.ts';
import { stylesheets } from '../lib/stylesheets.ts';
import { useShop } from '../lib/use-shop.ts';
import formsStyles from '../styles/forms.css?url';
import { FormPage } from '../ui/form/form-page.tsx';
import { useIsHydrated } from '../ui/form/use-is-hydrated.ts';
import type { Route } from './+types/log-in.route';

export const links: Route.LinksFunction = () => stylesheets(formsStyles);

/** Without it the router would leave the form out of the server's HTML. */
export function loader() {
  return null;
}

/** Who is logged in already is not asked again. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const session = readSession();
  if (session.loggedInStatus && !isStaff(session)) {
    throw redirect(returnPathOf(new URL(request.url).searchParams));
  }
  return null;
}
clientLoader.hydrate = true as const;

export function meta({ matches }: Route.MetaArgs) {
  return [...pageMeta(matches, 'Login'), noIndex];
}

/** The address that somebody has just registered with; the server's HTML knows of none. */
function useRegisteredEmail(): string {
  const { state } = useLocation() as { state: { registeredEmail?: string } | null };
  const isHydrated = useIsHydrated();
  return isHydrated ? (state?.registeredEmail ?? '') : '';
}

export default function LogIn() {
  const { shop } = useShop();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const email = useRegisteredEmail();
  return (
    <FormPage
      title="Login"
      ground="neel"
      wordsMr="या, बसा"
      words="Your usual flour, one tap away."
      otherDoor={{
        question: `New to ${shop.name}?`,
        label: 'Register',
        to: withReturnPath('/register', query),
      }}
    >
      <LogInNotice isNew={email !== ''} reason={query.get('reason')} />
      <LogInForm
        key={email}
        email={email}
        onLoggedIn={() => void navigate(returnPathOf(query), { replace: true })}
      />
    </FormPage>
  );
}
