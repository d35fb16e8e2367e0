import { lazy, Suspense } from 'react';
import type { Order } from '@dalan/contract/orders';
import { SearchableList } from '../../ui/list/searchable-list.tsx';
import { useRowDialog } from '../../ui/list/use-row-dialog.ts';
import { useWidth } from '../../ui/list/use-width.ts';
import { useScreen } from '../../ui/use-screen.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { OrderActions } from './order-actions.tsx';
import type { OrderDialog } from './order-actions.tsx';
import { OrderCards } from './order-cards.tsx';
import { OrderTable } from './order-table.tsx';
import { countWords, listWords } from './order-words.ts';
import { useLiveOrders } from './use-live-orders.ts';
import { useNewOrders } from './use-new-orders.ts';
import { useOrders } from './use-orders.ts';

const OrderDialogs = lazy(async () => ({
  default: (await import('./order-dialogs.tsx')).OrderDialogs,
}));

export function OrderMaster() {
  const { address, view, paging, isCounted } = useOrders();
  const { listRef, shown, show, frame } = useRowDialog<OrderDialog, Order>();
  const frameWidth = useWidth(listRef);
  const isPhone = useScreen() === 'phone';
  const { announcement, note } = useNewOrders({
    isNewestInView: address.page === 1 && address.q === '' && shown === undefined,
  });
  useLiveOrders({ isHeld: shown !== undefined && shown.kind !== 'view', onChanged: note });

  const { pageSize } = paging;
  const actions = (order: Order, index: number) => (
    <OrderActions order={order} onOpen={(kind) => show(kind, order, index)} />
  );
  return (
    <>
      <div role="status">
        <VisuallyHidden key={announcement.number}>{announcement.text}</VisuallyHidden>
      </div>
      <SearchableList
        ref={listRef}
        title="Order Master"
        count={isCounted ? countWords(paging, address.q) : ''}
        search={{ label: 'Search Orders', ...address.search }}
        view={view}
        paging={paging}
        words={listWords(address.q)}
      >
        {isPhone ? (
          <OrderCards view={view} pageSize={pageSize} actions={actions} />
        ) : (
          <OrderTable view={view} pageSize={pageSize} frameWidth={frameWidth} actions={actions} />
        )}
      </SearchableList>
      {shown && (
        <Suspense>
          <OrderDialogs
            shown={{
              ...shown,
              row: shown.kind === 'view' ? newestOf(shown.row, view.rows) : shown.row,
            }}
            state={frame}
            onEdit={({ row, index }) => show('edit', row, index)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Who only looks sees each change as it comes. */
function newestOf(order: Order, rows: Order[]): Order {
  return rows.find(({ _id }) => _id === order._id) ?? order;
}
