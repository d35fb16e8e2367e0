import { useCallback, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import type { Order } from '@dalan/contract/orders';
import { lazyOverlay } from '../../ui/dialog/lazy-overlay.tsx';
import { countText } from '../../ui/list/count-text.ts';
import { SearchableList } from '../../ui/list/searchable-list.tsx';
import { useRowDialog } from '../../ui/row-dialog/use-row-dialog.ts';
import { useScreen } from '../../ui/use-screen.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { OrderActions, orderDialogs } from './list/order-actions.tsx';
import type { OrderDialog } from './list/order-actions.tsx';
import { OrderCards } from './list/order-cards.tsx';
import { NewOrdersBar } from './list/new-orders-bar.tsx';
import { OrderTable } from './list/order-table.tsx';
import { listTexts, newOrdersText } from './order-texts.ts';
import { useLiveOrders } from './list/use-live-orders.ts';
import { useNewOrders } from './list/use-new-orders.ts';
import { useOrders } from './list/use-orders.ts';

const OrderDialogs = lazyOverlay(
  async () => (await import('./dialogs/order-dialogs.tsx')).OrderDialogs,
);

export function OrderMaster() {
  const { listRef, isInUse, shown, show, frame } = useRowDialog<OrderDialog, Order>({
    name: 'order',
    kinds: orderDialogs,
  });
  const { params, view, paging, isCounted, pendingRows, showNewest } = useOrders({ isInUse });
  const frameWidth = useWidth(listRef);
  const isPhone = useScreen() === 'phone';
  const { announcement, addNews, markSeen } = useNewOrders({
    // A list in use does not show new rows until staff ask for them.
    isNewestInView: params.page === 1 && params.q === '' && !isInUse,
  });
  useLiveOrders(addNews);

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
        count={isCounted ? countText(paging, 'order', params.q) : ''}
        search={{ label: 'Search Orders', ...params.search }}
        view={view}
        paging={paging}
        texts={listTexts(params.q)}
      >
        {isPhone ? (
          <OrderCards view={view} pageSize={pageSize} actions={actions} />
        ) : (
          <OrderTable view={view} pageSize={pageSize} frameWidth={frameWidth} actions={actions} />
        )}
      </SearchableList>
      <NewOrdersBar
        text={newOrdersText({ pendingRows, rows: view.rows, page: params.page, pageSize })}
        onShow={() => {
          showNewest();
          markSeen();
          listRef.current?.focus({ preventScroll: true });
        }}
      />
      {shown && (
        <OrderDialogs
          shown={shown}
          state={frame}
          onOpen={(kind, order) => show(kind, order, shown.index)}
          onDeletedClose={showNewest}
        />
      )}
    </>
  );
}

/** The element's current width, border included. Known before the first paint. */
function useWidth(elementRef: RefObject<HTMLElement | null>): number {
  const watch = useCallback(
    (onChange: () => void) => {
      const observer = new ResizeObserver(onChange);
      if (elementRef.current !== null) observer.observe(elementRef.current);
      return () => observer.disconnect();
    },
    [elementRef],
  );
  return useSyncExternalStore(watch, () => elementRef.current?.offsetWidth ?? 0);
}
