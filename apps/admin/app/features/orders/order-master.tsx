import { useState } from 'react';
import type { Order } from '@dalan/contract/orders/orders';
import { lazyOverlay } from '../../ui/dialog/lazy-overlay.tsx';
import { countText } from '../../ui/list/count-text.ts';
import { useRowDialog } from '../../ui/row-dialog/use-row-dialog.ts';
import { useToast } from '../../ui/toast/toast-context.ts';
import { useScreen } from '../../ui/use-screen.ts';
import { useWidth } from '../../ui/use-width.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { useRowKeys } from './bulk/use-row-keys.ts';
import { useSelection } from './bulk/use-selection.ts';
import { OrderActions, orderDialogs } from './list/order-actions.tsx';
import type { OrderDialog } from './list/order-actions.tsx';
import { OrderCards } from './list/order-cards.tsx';
import { NewOrdersBar } from './list/new-orders-bar.tsx';
import { alwaysOpen, OrderFrame } from './list/order-frame.tsx';
import { OrderTable } from './list/order-table.tsx';
import { listTexts, newOrdersText, orderMaster } from './order-texts.ts';
import { useLiveOrders } from './list/use-live-orders.ts';
import { useNewOrders } from './list/use-new-orders.ts';
import { useOrderCounts } from './list/use-order-counts.ts';
import { filterQuery, useOrderFilters } from './list/use-order-filters.ts';
import { useOrders } from './list/use-orders.ts';

const OrderDialogs = lazyOverlay(
  async () => (await import('./dialogs/order-dialogs.tsx')).OrderDialogs,
);
const ToReceiveList = lazyOverlay(
  async () => (await import('./to-receive/to-receive-list.tsx')).ToReceiveList,
);
const BulkArea = lazyOverlay(async () => (await import('./bulk/bulk-area.tsx')).BulkArea);
const KeysDialog = lazyOverlay(async () => (await import('./bulk/keys-dialog.tsx')).KeysDialog);

/** The tab To receive is a list of customers; every other tab is a list of orders. */
export function OrderMaster() {
  const filters = useOrderFilters();
  return filters.step === 'to-receive' ? (
    <ToReceiveList filters={filters} state={alwaysOpen} />
  ) : (
    <OrderList filters={filters} />
  );
}

function OrderList({ filters }: { filters: ReturnType<typeof useOrderFilters> }) {
  const { listRef, isInUse, shown, show, frame } = useRowDialog<OrderDialog, Order>({
    name: 'order',
    kinds: orderDialogs,
  });
  const toast = useToast();
  const { step, isFiltered } = filters;
  const orders = useOrders({ isInUse, filters });
  const { params, view, paging, isCounted, pendingRows, showNewest } = orders;
  const counts = useOrderCounts();
  const frameWidth = useWidth(listRef);
  const isPhone = useScreen() === 'phone';
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const selection = useSelection({
    step,
    rows: view.rows,
    onTooMany: () => toast.fail(orderMaster.texts.tooManySelected),
  });
  const hasSelection = selection.orders.length > 0;
  useRowKeys({ listRef, onPage: selection.togglePage, onHelp: () => setIsHelpOpen(true) });
  const { announcement, addNews, markSeen } = useNewOrders({
    // A list in use does not show new rows until staff ask for them.
    isNewestInView: params.page === 1 && params.q === '' && !isInUse,
  });
  useLiveOrders(addNews);

  const { pageSize } = paging;
  const { q } = params;
  const actions = (order: Order, index: number) => (
    <OrderActions order={order} onOpen={(kind) => show(kind, order, index)} />
  );
  const list = { view, pageSize, actions, selection };
  return (
    <>
      <div role="status">
        <VisuallyHidden key={announcement.number}>{announcement.text}</VisuallyHidden>
      </div>
      <OrderFrame
        ref={listRef}
        count={isCounted ? countText(paging, 'order', q) : ''}
        search={params.search}
        view={view}
        paging={paging}
        texts={listTexts({ search: q, step, isFiltered }, counts)}
        filters={filters}
        counts={counts}
      >
        {isPhone ? <OrderCards {...list} /> : <OrderTable {...list} frameWidth={frameWidth} />}
      </OrderFrame>
      <BulkArea
        state={{ isOpen: hasSelection, onClose: selection.clear, onExited: () => undefined }}
        step={step}
        selection={selection}
        total={paging.total}
        query={{ ...(q !== '' && { q }), ...filterQuery(filters) }}
        onView={(order) => show('view', order, 0)}
      />
      {!hasSelection && (
        <NewOrdersBar
          text={newOrdersText({ pendingRows, rows: view.rows, page: params.page, pageSize })}
          onShow={() => {
            showNewest();
            markSeen();
            listRef.current?.focus({ preventScroll: true });
          }}
        />
      )}
      <KeysDialog
        state={{
          isOpen: isHelpOpen,
          onClose: () => setIsHelpOpen(false),
          onExited: () => undefined,
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
