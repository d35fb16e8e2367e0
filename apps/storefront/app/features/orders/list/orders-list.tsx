import type { Page } from '@dalan/contract/lists';
import { myOrdersTexts } from '@dalan/contract/my-orders';
import { shortOrderId } from '@dalan/contract/orders';
import type { Order, OrderedProduct } from '@dalan/contract/orders';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';

import { showToast } from '../../../ui/toast.tsx';
import { OrderCard } from '../card/order-card.tsx';
import { ShowOlder } from './show-older.tsx';
import { useLinkedOrder } from './use-linked-order.ts';

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
