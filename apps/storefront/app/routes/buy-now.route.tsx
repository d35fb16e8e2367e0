import { pathIn } from '@dalan/contract/language/languages';
import { useNavigate } from 'react-router';

import { toListedProduct } from '../features/catalog/listed-product.ts';
import { ProductPicture } from '../features/catalog/product-picture.tsx';
import { ProductsFailed } from '../features/catalog/products-failed.tsx';
import { CheckoutScreen } from '../features/checkout/checkout-screen.tsx';
import { CheckoutSkeleton } from '../features/checkout/checkout-skeleton.tsx';
import { loadProduct } from '../features/product-detail/load-product.ts';
import { ProductNotFound } from '../features/product-detail/product-not-found.tsx';
import { usePlacedPayment } from '../features/orders/pay/use-placed-payment.tsx';
import { loadBuyer } from '../features/profile/load-profile.ts';
import { browserClient } from '../lib/api/browser-client.ts';
import { UnconfirmedEmailLater } from '../features/profile/unconfirmed-email-later.tsx';
import { askDeliveryRule } from '../lib/delivery-rule/delivery-rule-store.ts';
import { useDeliveryRule } from '../lib/delivery-rule/use-delivery-rule.ts';
import { pageLanguage } from '../lib/language/page-language.texts.ts';
import { noIndex } from '../lib/meta/no-index.ts';
import { pageMeta } from '../lib/meta/page-meta.ts';
import { clampKg } from '../lib/quantity.rules.ts';
import { redirectOnSessionEnd, requireCustomer } from '../lib/session/require-customer.ts';
import { writeSession } from '../lib/session/stored-session.ts';
import type { Route } from './+types/buy-now.route';
import { checkoutTexts } from '../features/checkout/checkout.texts.ts';

/** Runs only in the browser: the server's HTML contains no personal data. */
export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const { userId } = requireCustomer(request);
  const [loaded, user] = await redirectOnSessionEnd(
    request,
    Promise.all([
      loadProduct(browserClient, params.productId, request.signal),
      loadBuyer(userId, request.signal),
      askDeliveryRule(),
    ]),
  );
  if (loaded.outcome === 'missing') return loaded;
  if (loaded.outcome === 'failed' || !user) return { outcome: 'failed' as const };
  const line = { flour: toListedProduct(loaded.product), quantityKg: clampKg(params.quantity) };
  return { outcome: 'ready' as const, user, lines: [line] };
}

export function HydrateFallback() {
  return <CheckoutSkeleton title={checkoutTexts.title} />;
}

export function meta({ matches }: Route.MetaArgs) {
  return [...pageMeta(matches, checkoutTexts.title), noIndex];
}

/** Keeps the quantity for a reload or a log-in, without a navigation. */
function writeQuantityToUrl(productId: string, quantityKg: number): void {
  const path = pathIn(pageLanguage, `/cart/${productId}/${quantityKg}`);
  window.history.replaceState(window.history.state, '', path);
}

export default function BuyNow({ loaderData, params }: Route.ComponentProps) {
  const navigate = useNavigate();
  const paymentOf = usePlacedPayment();
  const { productId, quantity } = params;
  const { isOn, answer } = useDeliveryRule();
  if (loaderData.outcome === 'missing') return <ProductNotFound message={loaderData.message} />;
  // Nobody orders without having seen the charge.
  if (loaderData.outcome === 'failed' || (isOn && !answer)) {
    const url = `/cart/${productId}/${quantity}`;
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
        if (line) writeQuantityToUrl(productId, line.quantityKg);
      }}
      onProfileSaved={writeSession}
      paymentOf={paymentOf}
      emailNote={<UnconfirmedEmailLater />}
      onLeave={() => void navigate('/myorders', { replace: true })}
    />
  );
}
