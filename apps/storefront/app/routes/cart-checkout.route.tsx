import { useNavigate } from 'react-router';

import { changeCart } from '../features/cart/change-cart.ts';
import { readCart } from '../features/cart/stored-cart.ts';
import { toListedProduct } from '../features/catalog/listed-product.ts';
import { loadFlours } from '../features/catalog/load-flours.ts';
import { ProductPicture } from '../features/catalog/product-picture.tsx';
import { ProductsFailed } from '../features/catalog/products-failed.tsx';
import { CheckoutScreen } from '../features/checkout/checkout-screen.tsx';
import { CheckoutSkeleton } from '../features/checkout/checkout-skeleton.tsx';
import {
  joinFlours,
  mergeShownLines,
  withoutFlours,
  withoutLines,
} from '../features/checkout/lines/order-lines.rules.ts';
import { usePlacedPayment } from '../features/orders/pay/use-placed-payment.tsx';
import { loadBuyer } from '../features/profile/load-profile.ts';
import { UnconfirmedEmailLater } from '../features/profile/unconfirmed-email-later.tsx';
import { askDeliveryRule } from '../lib/delivery-rule/delivery-rule-store.ts';
import { useDeliveryRule } from '../lib/delivery-rule/use-delivery-rule.ts';
import { loadOwnPrices } from '../lib/own-account/stored-account.ts';
import { noIndex } from '../lib/meta/no-index.ts';
import { pageMeta } from '../lib/meta/page-meta.ts';
import { redirectOnSessionEnd, requireCustomer } from '../lib/session/require-customer.ts';
import { writeSession } from '../lib/session/stored-session.ts';
import type { Route } from './+types/cart-checkout.route';
import { checkoutTexts } from '../features/checkout/checkout.texts.ts';

/** Runs only in the browser: the cart is stored on the device. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { userId } = requireCustomer(request);
  const cart = readCart();
  const productIds = cart.map(({ productId }) => productId);
  const [flours, user, atOwnPrice] = await redirectOnSessionEnd(
    request,
    Promise.all([
      loadFlours(productIds, request.signal),
      loadBuyer(userId, request.signal),
      loadOwnPrices(),
      askDeliveryRule(),
    ]),
  );
  if (!flours || !user) return undefined;
  const { lines, gone } = joinFlours(cart, flours.map(toListedProduct).map(atOwnPrice));
  if (gone.length > 0) changeCart((stored) => withoutFlours(stored, gone));
  return { user, lines, goneCount: gone.length };
}

export function HydrateFallback() {
  return <CheckoutSkeleton title={checkoutTexts.title} />;
}

export function meta({ matches }: Route.MetaArgs) {
  return [...pageMeta(matches, checkoutTexts.title), noIndex];
}

export default function CartCheckout({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const paymentOf = usePlacedPayment();
  const { isOn, answer } = useDeliveryRule();
  // Nobody orders without having seen the charge.
  if (!loaderData || (isOn && !answer)) {
    return (
      <div className="wrap py-8 md:py-22">
        <ProductsFailed url="/cart/checkout" title={checkoutTexts.loadFailed} heading="h1" />
      </div>
    );
  }
  return (
    <CheckoutScreen
      {...loaderData}
      picture={(flour, sizes) => <ProductPicture product={flour} sizes={sizes} urgency="soon" />}
      onLinesChange={(before, after) => {
        changeCart((stored) => mergeShownLines(stored, before, after));
      }}
      onProfileSaved={writeSession}
      onPlaced={(bought) => {
        changeCart((stored) => withoutLines(stored, bought));
      }}
      paymentOf={paymentOf}
      emailNote={<UnconfirmedEmailLater />}
      onLeave={() => void navigate('/myorders', { replace: true })}
    />
  );
}
