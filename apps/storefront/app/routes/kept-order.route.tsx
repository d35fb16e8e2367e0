import { redirect, useNavigate } from 'react-router';

import { toListedProduct } from '../features/catalog/listed-product.ts';
import { loadFlours } from '../features/catalog/load-flours.ts';
import { ProductPicture } from '../features/catalog/product-picture.tsx';
import { ProductsFailed } from '../features/catalog/products-failed.tsx';
import { CheckoutScreen } from '../features/checkout/checkout-screen.tsx';
import { CheckoutSkeleton } from '../features/checkout/checkout-skeleton.tsx';
import { keepChosenDay } from '../features/checkout/days/stored-day.ts';
import { keepDelivery } from '../features/checkout/delivery/stored-delivery.ts';
import { atPrices, joinFlours } from '../features/checkout/lines/order-lines.rules.ts';
import { usePlacedPayment } from '../features/orders/pay/use-placed-payment.tsx';
import { loadBuyer } from '../features/profile/load-profile.ts';
import { UnconfirmedEmailLater } from '../features/profile/unconfirmed-email-later.tsx';
import { askDeliveryRule } from '../lib/delivery-rule/delivery-rule-store.ts';
import { useDeliveryRule } from '../lib/delivery-rule/use-delivery-rule.ts';
import { findKeptOrder, removeKeptOrder, takeSendTap } from '../lib/kept-order/kept-orders.ts';
import type { KeptOrder } from '../lib/kept-order/kept-orders.ts';
import { loadOwnPrices } from '../lib/own-account/stored-account.ts';
import { noIndex } from '../lib/meta/no-index.ts';
import { pageMeta } from '../lib/meta/page-meta.ts';
import { redirectOnSessionEnd, requireCustomer } from '../lib/session/require-customer.ts';
import { writeSession } from '../lib/session/stored-session.ts';
import type { Route } from './+types/kept-order.route';
import { checkoutTexts } from '../features/checkout/checkout.texts.ts';

/** Runs only in the browser: the order is kept on the device. */
export async function clientLoader({ request, params: { key } }: Route.ClientLoaderArgs) {
  const { userId } = requireCustomer(request);
  const kept = findKeptOrder(key);
  if (!kept) throw redirect('/cart');
  const isToSend = takeSendTap(key);
  const { items } = kept.order;
  const productIds = items.map(({ productId }) => productId);
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
  const { lines, gone } = joinFlours(items, flours.map(toListedProduct).map(atOwnPrice));
  showAsKept(kept);
  return {
    kept: { ...kept, isToSend },
    user,
    lines: atPrices(lines, items),
    goneCount: gone.length,
  };
}

/** The checkout opens with the place and the day that the order was kept with. */
function showAsKept({ order }: KeptOrder): void {
  const { userId, deliveryAddress: address, contactNumber: phone, pincode, dueOn } = order;
  keepDelivery(userId, { address, phone, ...(pincode && { pincode }), isEditing: false });
  if (dueOn) keepChosenDay(dueOn);
}

export function HydrateFallback() {
  return <CheckoutSkeleton title={checkoutTexts.title} />;
}

export function meta({ matches }: Route.MetaArgs) {
  return [...pageMeta(matches, checkoutTexts.title), noIndex];
}

export default function KeptOrderCheckout({ loaderData, params: { key } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const paymentOf = usePlacedPayment();
  const { isOn, answer } = useDeliveryRule();
  // Nobody orders without having seen the charge.
  if (!loaderData || (isOn && !answer)) {
    return (
      <div className="wrap py-8 md:py-22">
        <ProductsFailed url={`/kept-order/${key}`} title={checkoutTexts.loadFailed} heading="h1" />
      </div>
    );
  }
  return (
    <CheckoutScreen
      {...loaderData}
      key={key}
      picture={(flour, sizes) => <ProductPicture product={flour} sizes={sizes} urgency="soon" />}
      onLinesChange={() => undefined}
      onProfileSaved={writeSession}
      onPlaced={() => removeKeptOrder(key)}
      paymentOf={paymentOf}
      emailNote={<UnconfirmedEmailLater />}
      onLeave={() => void navigate('/myorders', { replace: true })}
    />
  );
}
