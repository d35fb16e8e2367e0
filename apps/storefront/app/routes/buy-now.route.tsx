import { stepOf } from '@dalan/contract/catalog/grinds';
import { pathIn } from '@dalan/contract/language/languages';
import { Suspense, lazy } from 'react';
import { useNavigate } from 'react-router';

import { toListedProduct } from '../features/catalog/listed-product.ts';
import { ProductPicture } from '../features/catalog/product-picture.tsx';
import { ProductsFailed } from '../features/catalog/products-failed.tsx';
import { CheckoutScreen } from '../features/checkout/checkout-screen.tsx';
import { CheckoutSkeleton } from '../features/checkout/checkout-skeleton.tsx';
import type { OrderLine } from '../features/checkout/lines/order-lines.rules.ts';
import { loadProduct } from '../features/product-detail/load-product.ts';
import { usePlacedPayment } from '../features/orders/pay/use-placed-payment.tsx';
import { loadBuyer } from '../features/profile/load-profile.ts';
import { browserClient } from '../lib/api/browser-client.ts';
import { buyNowPath, readGrind } from '../lib/buy-now-path.ts';
import { rememberGrinds } from '../lib/remember-grinds.ts';
import { UnconfirmedEmailLater } from '../features/profile/unconfirmed-email-later.tsx';
import { askDeliveryRule } from '../lib/delivery-rule/delivery-rule-store.ts';
import { useDeliveryRule } from '../lib/delivery-rule/use-delivery-rule.ts';
import { pageLanguage } from '../lib/language/page-language.texts.ts';
import { loadOwnPrices } from '../lib/own-account/stored-account.ts';
import { noIndex } from '../lib/meta/no-index.ts';
import { pageMeta } from '../lib/meta/page-meta.ts';
import { kgInAddress } from '../lib/steps.rules.ts';
import { redirectOnSessionEnd, requireCustomer } from '../lib/session/require-customer.ts';
import { writeSession } from '../lib/session/stored-session.ts';
import type { Route } from './+types/buy-now.route';
import { checkoutTexts } from '../features/checkout/checkout.texts.ts';

/** Few addresses name a flour that is not sold. */
const ProductNotFound = lazy(async () => ({
  default: (await import('../features/product-detail/product-not-found.tsx')).ProductNotFound,
}));

/** Runs only in the browser: the server's HTML contains no personal data. */
export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const { userId } = requireCustomer(request);
  const [loaded, user, atOwnPrice] = await redirectOnSessionEnd(
    request,
    Promise.all([
      loadProduct(browserClient, params.productId, request.signal),
      loadBuyer(userId, request.signal),
      loadOwnPrices(),
      askDeliveryRule(),
    ]),
  );
  if (loaded.outcome === 'missing') return loaded;
  if (loaded.outcome === 'failed' || !user) return { outcome: 'failed' as const };
  void rememberGrinds([loaded.product]);
  const flour = atOwnPrice(toListedProduct(loaded.product));
  const grind = readGrind(new URL(request.url).searchParams);
  const quantityKg = kgInAddress(params.quantity, stepOf(flour));
  const line: OrderLine = { flour, ...(grind !== undefined && { grind }), quantityKg };
  return { outcome: 'ready' as const, user, lines: [line] };
}

export function HydrateFallback() {
  return <CheckoutSkeleton title={checkoutTexts.title} />;
}

export function meta({ matches }: Route.MetaArgs) {
  return [...pageMeta(matches, checkoutTexts.title), noIndex];
}

/** Keeps quantity and grind for a reload or a log-in, without a navigation. */
function writeLineToUrl({ flour, grind, quantityKg }: OrderLine): void {
  const path = pathIn(pageLanguage, buyNowPath(flour._id, quantityKg, grind));
  window.history.replaceState(window.history.state, '', path);
}

export default function BuyNow({ loaderData, params }: Route.ComponentProps) {
  const navigate = useNavigate();
  const paymentOf = usePlacedPayment();
  const { productId, quantity } = params;
  const { isOn, answer } = useDeliveryRule();
  if (loaderData.outcome === 'missing') {
    return (
      <Suspense>
        <ProductNotFound message={loaderData.message} />
      </Suspense>
    );
  }
  // Nobody orders without having seen the charge.
  if (loaderData.outcome === 'failed' || (isOn && !answer)) {
    const url = `/cart/${productId}/${quantity}${location.search}`;
    return (
      <div className="wrap py-8 md:py-22">
        <ProductsFailed url={url} title={checkoutTexts.loadFailed} heading="h1" />
      </div>
    );
  }
  const { user, lines } = loaderData;
  return (
    <CheckoutScreen
      key={productId}
      user={user}
      lines={lines}
      picture={(flour, sizes) => <ProductPicture product={flour} sizes={sizes} urgency="soon" />}
      onLinesChange={(_, [line]) => {
        if (line) writeLineToUrl(line);
      }}
      onProfileSaved={writeSession}
      paymentOf={paymentOf}
      emailNote={<UnconfirmedEmailLater />}
      onLeave={() => void navigate('/myorders', { replace: true })}
    />
  );
}
