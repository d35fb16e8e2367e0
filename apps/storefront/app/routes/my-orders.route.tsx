import { productTexts } from '@dalan/contract/catalog/catalog';
import { mediaIdOf } from '@dalan/contract/catalog/media';
import { finalStatuses, statusesWithoutStock } from '@dalan/contract/orders/orders';
import type { Order, OrderedProduct } from '@dalan/contract/orders/orders';
import { quantityLimits } from '@dalan/contract/orders/quantities';
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

import { fullText } from '../features/cart/add-to-cart.ts';
import { readCart, writeCart } from '../features/cart/stored-cart.ts';
import { loadFlours } from '../features/catalog/load-flours.ts';
import { ProductPicture } from '../features/catalog/product-picture.tsx';
import { InstallCard } from '../features/install/install-card.tsx';
import { KeptOrders } from '../features/kept-order/kept-orders.tsx';
import '../features/kept-order/kept-orders.css';
import { OrderPlacedDialog } from '../features/checkout/place-order/order-placed-dialog.tsx';
import { AccountSlot } from '../features/orders/account/account-slot.tsx';
import { loadAccount } from '../features/orders/account/load-account.ts';
import '../features/orders/account/account.css';
import { loadOrders } from '../features/orders/list/load-orders.ts';
import { planOrderAgain, withLines } from '../features/orders/actions/order-again.rules.ts';
import { ordersUrl, readPageCount } from '../features/orders/list/orders-url.rules.ts';
import { OrdersEmpty } from '../features/orders/list/orders-empty.tsx';
import { OrdersFailed } from '../features/orders/list/orders-failed.tsx';
import { OrdersList } from '../features/orders/list/orders-list.tsx';
import { OrdersSkeleton } from '../features/orders/list/orders-skeleton.tsx';
import { UnconfirmedEmailLater } from '../features/profile/unconfirmed-email-later.tsx';
import { usePlacedPayment } from '../features/orders/pay/use-placed-payment.tsx';
import { RepeatThisOrder } from '../features/repeats/repeat-this-order.tsx';
import { buyNowPath } from '../lib/buy-now-path.ts';
import { rememberGrinds } from '../lib/remember-grinds.ts';
import { noIndex } from '../lib/meta/no-index.ts';
import { pageMeta } from '../lib/meta/page-meta.ts';
import { isAccountCustomer } from '../lib/own-account/stored-account.ts';
import { readPlacedOrderId } from '../lib/placed-order-url.ts';
import { redirectOnSessionEnd, requireCustomer } from '../lib/session/require-customer.ts';
import { showStoredState } from '../lib/session/stored-state.ts';
import { showToast } from '../ui/toast.tsx';
import type { Route } from './+types/my-orders.route';
import { myOrdersTexts } from '../features/orders/my-orders.texts.ts';
import { cartTexts } from '../features/cart/cart.texts.ts';

const STOCK_TIMEOUT_MS = 10_000;

/** Runs only in the browser: the server's HTML contains no personal data. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { userId } = requireCustomer(request);
  const pages = readPageCount(new URL(request.url).searchParams);
  const account = loadAccount(request.signal);
  const orders = loadOrders({ userId, pages }, request.signal);
  // Only who is known to have an account waits for it, so that nothing moves when it comes.
  const both = Promise.all([orders, isAccountCustomer() && account]);
  const [loaded] = await redirectOnSessionEnd(request, both);
  return { pages, loaded, account };
}

export function HydrateFallback() {
  return (
    <OrdersPage>
      <OrdersSkeleton />
    </OrdersPage>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return [...pageMeta(matches, myOrdersTexts.title), noIndex];
}

export default function MyOrders({ loaderData: { pages, loaded, account } }: Route.ComponentProps) {
  const orderAgain = useOrderAgain();
  return (
    <OrdersPage>
      <AccountSlot loaded={account} url={ordersUrl(pages)} />
      {!loaded && <OrdersFailed url={ordersUrl(pages)} />}
      {loaded && <JustPlaced orders={loaded.rows} />}
      {loaded?.rows.some(({ orderStatus }) => orderStatus === 'Delivered') && <InstallCard />}
      {loaded?.total === 0 && <OrdersEmpty />}
      {loaded && loaded.total > 0 && (
        <OrdersList
          loaded={loaded}
          pages={pages}
          renderPicture={renderPicture}
          renderRepeat={renderRepeat}
          onOrderAgain={orderAgain}
        />
      )}
    </OrdersPage>
  );
}

/** Confirms a placed order, also after a reload. An order that has ended since is not confirmed. */
function JustPlaced({ orders }: { orders: readonly Order[] }) {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const paymentOf = usePlacedPayment();
  const id = readPlacedOrderId(query);
  const order = orders.find(({ _id }) => _id === id);
  if (!order || finalStatuses.includes(order.orderStatus)) return null;
  return (
    <OrderPlacedDialog
      order={order}
      onClose={() => void navigate('/myorders', { replace: true })}
      payment={paymentOf(order)}
      emailNote={<UnconfirmedEmailLater />}
    />
  );
}

function OrdersPage({ children }: { children: ReactNode }) {
  return (
    <div className="wrap pt-8 pb-14 md:pt-12 md:pb-24">
      <h1 className="mb-6 text-h1 md:mb-8">{myOrdersTexts.title}</h1>
      <KeptOrders className="mb-6" />
      {children}
    </div>
  );
}

/** The picture at the time of the order. It has no alt text, since the name is next to it. */
function renderPicture({ productImg, ...names }: OrderedProduct): ReactNode {
  const id = mediaIdOf(productImg);
  const picture = id === undefined ? null : { id, alt: '' };
  return <ProductPicture product={{ ...names, picture }} sizes="64px" urgency="later" />;
}

/** Neither a cancelled order nor a sale at the counter, which has no address, can be repeated. */
function renderRepeat({ _id, channel, orderStatus }: Order): ReactNode {
  if (channel === 'counter' || statusesWithoutStock.includes(orderStatus)) return null;
  return <RepeatThisOrder orderId={_id} />;
}

/** One flour goes straight to Buy Now, several go to the cart. */
function useOrderAgain(): (order: Order) => Promise<void> {
  const navigate = useNavigate();
  return async ({ items }) => {
    const signal = AbortSignal.timeout(STOCK_TIMEOUT_MS);
    const productIds = items.map(({ productId }) => productId._id);
    const products = await loadFlours(productIds, signal);
    if (!products) {
      showToast(productTexts.listFailed, 'failed');
      return;
    }
    const soldIn = items.flatMap(({ productId: { _id }, grind }) =>
      grind ? [{ _id, grinds: [grind] }] : [],
    );
    void rememberGrinds(soldIn);
    const { lines, missing } = planOrderAgain(items, products);
    if (missing.length > 0) showToast(missing.map(myOrdersTexts.sentence).join(' '), 'failed');
    const [line] = lines;
    if (line === undefined) return;
    if (items.length === 1) {
      await navigate(buyNowPath(line.productId, line.quantityKg, line.grind));
    } else if (addToCart(lines)) await navigate('/cart');
  };
}

function addToCart(lines: Parameters<typeof withLines>[1]): boolean {
  try {
    const cart = withLines(readCart(), lines);
    if (cart.length > quantityLimits.itemsMax) {
      showToast(fullText(cart), 'failed');
      return false;
    }
    writeCart(cart);
    showStoredState();
    return true;
  } catch {
    showToast(cartTexts.notKept, 'failed');
    return false;
  }
}
