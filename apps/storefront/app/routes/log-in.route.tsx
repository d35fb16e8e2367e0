import { redirect, useLocation, useNavigate, useSearchParams } from 'react-router';

import { toListedProduct } from '../features/catalog/listed-product.ts';
import { ProductPicture } from '../features/catalog/product-picture.tsx';
import { RequestedFlour } from '../features/log-in/requested-flour.tsx';
import { logInTexts } from '../features/log-in/log-in.texts.ts';
import { LogInForm } from '../features/log-in/log-in-form.tsx';
import { LogInNotice } from '../features/log-in/log-in-notice.tsx';
import { loadProduct } from '../features/product-detail/load-product.ts';
import { noIndex } from '../lib/meta/no-index.ts';
import { pageMeta } from '../lib/meta/page-meta.ts';
import { clientContext } from '../lib/router/request-context.ts';
import { requestedFlour, returnPathOf, withReturnPath } from '../lib/session/return-path.ts';
import { isStaff, readSession } from '../lib/session/stored-session.ts';
import { shopName } from '../lib/shop-words.ts';
import { useShop } from '../lib/use-shop.ts';
import { FormPage } from '../ui/form/form-page.tsx';
import { useIsHydrated } from '../ui/use-is-hydrated.ts';
import type { Route } from './+types/log-in.route';

/** The flour that the visitor wanted to see. The form works without it. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const requested = requestedFlour(new URL(request.url).searchParams);
  if (!requested) return null;
  const loaded = await loadProduct(context.get(clientContext), requested.id, request.signal);
  if (loaded.outcome !== 'found') return null;
  const { name, nameMr, nameHi, picture, pricePerKg } = toListedProduct(loaded.product);
  return {
    flour: { name, nameMr, nameHi, picture, pricePerKg },
    isToBuy: requested.isToBuy,
  };
}

/** Skips the form if the customer is logged in. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const session = readSession();
  const query = new URL(request.url).searchParams;
  if (session.loggedInStatus && !isStaff(session)) throw redirect(returnPathOf(query));
  return requestedFlour(query) ? serverLoader().catch(() => null) : null;
}
clientLoader.hydrate = true as const;

export function meta({ matches }: Route.MetaArgs) {
  return [...pageMeta(matches, logInTexts.title), noIndex];
}

/** The email address just registered. Empty until hydration, to match the server's HTML. */
function useRegisteredEmail(): string {
  const { state } = useLocation() as { state: { registeredEmail?: string } | null };
  const isHydrated = useIsHydrated();
  return isHydrated ? (state?.registeredEmail ?? '') : '';
}

export default function LogIn({ loaderData: requested }: Route.ComponentProps) {
  const { shop } = useShop();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const email = useRegisteredEmail();
  return (
    <FormPage
      title={logInTexts.title}
      ground="neel"
      sloganMr={logInTexts.eyebrow}
      slogan={logInTexts.slogan}
      alternative={{
        question: logInTexts.newHere(shopName(shop)),
        label: logInTexts.register,
        to: withReturnPath('/register', query),
      }}
    >
      {requested && (
        <RequestedFlour
          {...requested}
          picture={<ProductPicture product={requested.flour} sizes="72px" urgency="soon" />}
        />
      )}
      <LogInForm
        key={email}
        email={email}
        notice={<LogInNotice isNew={email !== ''} reason={query.get('reason')} />}
        onLoggedIn={async () => navigate(returnPathOf(query), { replace: true })}
      />
    </FormPage>
  );
}
