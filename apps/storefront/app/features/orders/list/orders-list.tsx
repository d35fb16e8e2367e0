import { isId } from '@dalan/contract/text/ids';
import type { Page } from '@dalan/contract/text/lists';
import { orderTexts, shortOrderId } from '@dalan/contract/orders/orders';
import type { Order, OrderedProduct } from '@dalan/contract/orders/orders';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router';

import { showToast } from '../../../ui/toast.tsx';
import { OrderCard } from '../card/order-card.tsx';
import { useIsBackFromApp } from '../pay/back-from-app.ts';
import { orderIdInHash, ordersUrl } from './orders-url.rules.ts';
import { myOrdersTexts } from '../my-orders.texts.ts';
import '../orders.css';

type OrdersListProps = {
  loaded: Page<Order>;
  pages: number;
  renderPicture: (product: OrderedProduct) => ReactNode;
  renderRepeat: (order: Order) => ReactNode;
  onOrderAgain: (order: Order) => Promise<void>;
};

export function OrdersList({ loaded, pages, ...rendered }: OrdersListProps) {
  const [changed, setChanged] = useState<readonly Order[]>([]);
  const isBackFromApp = useIsBackFromApp();
  const linkedId = useLinkedOrder(loaded, pages);
  const { revalidate } = useRevalidator();
  const orders = loaded.rows.map((order) => newest(order, changed));
  return (
    <>
      <div className="orders">
        {orders.map((order) => (
          <OrderCard
            // A new key remounts the card, so that it opens.
            key={order._id === linkedId ? `linked ${order._id}` : order._id}
            order={order}
            isLinked={order._id === linkedId}
            {...rendered}
            onCancelled={(updated) => {
              setChanged([...changed, updated]);
              showToast(myOrdersTexts.cancelled(shortOrderId(updated._id)));
            }}
            isBackFromApp={isBackFromApp}
            onClaimed={(updated) => setChanged([...changed, updated])}
            onOutdated={() => void revalidate()}
          />
        ))}
      </div>
      <ShowOlder shown={orders.length} total={loaded.total} pages={pages} />
    </>
  );
}

/** The result of a change made here, unless the list has a newer version. */
function newest(order: Order, changed: readonly Order[]): Order {
  const updated = changed.findLast(({ _id }) => _id === order._id);
  return updated && updated.version > order.version ? updated : order;
}

type ShowOlderProps = { shown: number; total: number; pages: number };

function ShowOlder({ shown, total, pages }: ShowOlderProps) {
  const { state } = useNavigation();
  return (
    <div className="orders-end">
      <p role="status">{shown < total || pages > 1 ? myOrdersTexts.shown(shown, total) : ''}</p>
      {shown < total && (
        <Link to={ordersUrl(pages + 1)} replace preventScrollReset className="button">
          {state === 'loading' ? myOrdersTexts.loadingOlder : myOrdersTexts.showOlder}
        </Link>
      )}
    </div>
  );
}

/** Returns the id of the order that the URL links to, and loads more pages until it is found. */
function useLinkedOrder({ rows, total }: Page<Order>, pages: number): string {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const id = orderIdInHash(hash);
  const isMissing = isId(id) && rows.every((order) => order._id !== id);
  const hasOlder = rows.length < total;
  useEffect(() => {
    if (!isMissing) return;
    if (hasOlder) {
      void navigate(ordersUrl(pages + 1) + hash, { replace: true, preventScrollReset: true });
    } else showToast(orderTexts.notFound, 'failed');
  }, [isMissing, hasOlder, pages, hash, navigate]);
  return id;
}
