import { CART_STORE_KEY } from '@dalan/contract/orders/cart-store';
import { totalKg } from '@dalan/contract/orders/quantities';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

import { changeCart } from '../features/cart/change-cart.ts';
import { readCart } from '../features/cart/stored-cart.ts';
import { toListedProduct } from '../features/catalog/listed-product.ts';
import { loadFlours } from '../features/catalog/load-flours.ts';
import { ProductPicture } from '../features/catalog/product-picture.tsx';
import { ProductsFailed } from '../features/catalog/products-failed.tsx';
import { PromiseSlot } from '../features/delivery-promise/promise-slot.tsx';
import { KeptOrders } from '../features/kept-order/kept-orders.tsx';
import '../features/kept-order/kept-orders.css';
import { CartScreen } from '../features/checkout/cart-screen.tsx';
import { CheckoutSkeleton } from '../features/checkout/checkout-skeleton.tsx';
import {
  joinFlours,
  mergeShownLines,
  totalPaise,
  withoutFlours,
} from '../features/checkout/lines/order-lines.rules.ts';
import { askDeliveryRule } from '../lib/delivery-rule/delivery-rule-store.ts';
import { useDeliveryRule } from '../lib/delivery-rule/use-delivery-rule.ts';
import { loadOwnPrices } from '../lib/own-account/stored-account.ts';
import { noIndex } from '../lib/meta/no-index.ts';
import { pageMeta } from '../lib/meta/page-meta.ts';
import { requireCustomer } from '../lib/session/require-customer.ts';
import type { Route } from './+types/cart.route';
import { checkoutTexts } from '../features/checkout/checkout.texts.ts';

/** Runs only in the browser: the cart is stored on the device. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireCustomer(request);
  const cart = readCart();
  const productIds = cart.map(({ productId }) => productId);
  // The rule is asked for even while it seems to be off: this tab's page may be older than the
  // rule.
  const [flours, atOwnPrice] = await Promise.all([
    loadFlours(productIds, request.signal),
    loadOwnPrices(),
    askDeliveryRule(),
  ]);
  if (!flours) return undefined;
  const { lines, gone } = joinFlours(cart, flours.map(toListedProduct).map(atOwnPrice));
  if (gone.length > 0) changeCart((stored) => withoutFlours(stored, gone));
  return { lines, goneCount: gone.length, loadedAt: Date.now() };
}

export function HydrateFallback() {
  return <CheckoutSkeleton title={checkoutTexts.cartTitle} />;
}

export function meta({ matches }: Route.MetaArgs) {
  return [...pageMeta(matches, checkoutTexts.cartTitle), noIndex];
}

/** The storage event fires when another tab has changed the cart. */
function useReloadOnCartChange(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    function reload({ key }: StorageEvent): void {
      if (key === CART_STORE_KEY) void revalidate();
    }
    window.addEventListener('storage', reload);
    return () => window.removeEventListener('storage', reload);
  }, [revalidate]);
}

export default function Cart({ loaderData }: Route.ComponentProps) {
  useReloadOnCartChange();
  const { isOn } = useDeliveryRule();
  if (!loaderData) {
    return (
      <div className="wrap py-8 md:py-22">
        <KeptOrders className="mb-8" />
        <ProductsFailed url="/cart" title={checkoutTexts.cartLoadFailed} heading="h1" />
      </div>
    );
  }
  const { loadedAt, ...cart } = loaderData;
  return (
    <>
      <KeptOrders className="wrap pt-8" />
      <CartScreen
        {...cart}
        key={loadedAt}
        picture={(flour, sizes) => <ProductPicture product={flour} sizes={sizes} urgency="soon" />}
        promise={
          isOn
            ? (lines) => <PromiseSlot totalPaise={totalPaise(lines)} kg={totalKg(lines)} />
            : undefined
        }
        onLinesChange={(before, after) => {
          changeCart((stored) => mergeShownLines(stored, before, after));
        }}
      />
    </>
  );
}
