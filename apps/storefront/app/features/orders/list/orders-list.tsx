import { isId } from '@dalan/contract/ids';
import type { Page } from '@dalan/contract/lists';
import { myOrdersTexts } from '@dalan/contract/my-orders';
import { orderTexts, shortOrderId } from '@dalan/contract/orders';
import type { Order, OrderedProduct } from '@dalan/contract/orders';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router';

import { showToast } from '../../../ui/toast.tsx';
import { OrderCard } from '../card/order-card.tsx';
import { orderIdInHash, ordersUrl } from './orders-url.rules.ts';

type OrdersListProps = {
  loaded: Page<Order>;
  pages: number;
  renderPicture: (product: OrderedProduct) => ReactNode;
  onOrderAgain: (order: Order) => Promise<void>;
};

export function OrdersList({ loaded, pages, renderPicture, onOrderAgain }: OrdersListProps) {
  const [cancelled, setCancelled] = useState<readonly Order[]>([]);
  const sought = useLinkedOrder(loaded, pages);
  const { revalidate } = useRevalidator();
  const orders = loaded.rows.map((order) => newest(order, cancelled));
  return (
    <>
      <div className="orders">
        {orders.map((order) => (
          <OrderCard
            // Sought for the first time, it starts anew: open.
            key={order._id === sought ? `sought ${order._id}` : order._id}
            order={order}
            isLinked={order._id === sought}
            renderPicture={renderPicture}
            onOrderAgain={onOrderAgain}
            onCancelled={(answered) => {
              setCancelled([...cancelled, answered]);
              showToast(myOrdersTexts.cancelled(shortOrderId(answered._id)));
            }}
            onOutdated={() => void revalidate()}
          />
        ))}
      </div>
      <ShowOlder shown={orders.length} total={loaded.total} pages={pages} />
    </>
  );
}

/** What the cancelling call answered, unless the list has been loaded again since. */
function newest(order: Order, cancelled: readonly Order[]): Order {
  const answered = cancelled.find(({ _id }) => _id === order._id);
  return answered && answered.version > order.version ? answered : order;
}

type ShowOlderProps = { shown: number; total: number; pages: number };

/** How much of the list is here, and the way to the rest of it. */
function ShowOlder({ shown, total, pages }: ShowOlderProps) {
  const { state } = useNavigation();
  return (
    <div className="orders-end">
      <p role="status">{shown < total || pages > 1 ? myOrdersTexts.shown(shown, total) : ''}</p>
      {shown < total && (
        <Link to={ordersUrl(pages + 1)} replace preventScrollReset className="button">
          {state === 'loading' ? 'Loading...' : 'Show older'}
        </Link>
      )}
    </div>
  );
}

/** The order that the address points at; pages that are not shown yet are searched for it. */
function useLinkedOrder({ rows, total }: Page<Order>, pages: number): string {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const sought = orderIdInHash(hash);
  const isElsewhere = isId(sought) && rows.every((order) => order._id !== sought);
  const hasOlder = rows.length < total;
  useEffect(() => {
    if (!isElsewhere) return;
    if (hasOlder) {
      void navigate(ordersUrl(pages + 1) + hash, { replace: true, preventScrollReset: true });
    } else showToast(orderTexts.notFound, 'failed');
  }, [isElsewhere, hasOlder, pages, hash, navigate]);
  return sought;
}
