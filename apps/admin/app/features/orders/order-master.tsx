import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useState, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import { Link } from 'react-router';
import type { Order } from '@dalan/contract/orders';
import { panelPaths } from '@dalan/contract/panel-paths';
import { lazyOverlay } from '../../ui/dialog/lazy-overlay.tsx';
import { Icon } from '../../ui/icon.tsx';
import { countText } from '../../ui/list/count-text.ts';
import { SearchableList } from '../../ui/list/searchable-list.tsx';
import { useRowDialog } from '../../ui/row-dialog/use-row-dialog.ts';
import { useToast } from '../../ui/toast/toast-context.ts';
import { useScreen } from '../../ui/use-screen.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useRowKeys } from './bulk/use-row-keys.ts';
import { useSelection } from './bulk/use-selection.ts';
import { OrderActions, orderDialogs } from './list/order-actions.tsx';
import type { OrderDialog } from './list/order-actions.tsx';
import { OrderCards } from './list/order-cards.tsx';
import { NewOrdersBar } from './list/new-orders-bar.tsx';
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
const StepTabs = lazyOverlay(async () => (await import('./list/step-tabs.tsx')).StepTabs);
const OrderFilters = lazyOverlay(
  async () => (await import('./list/order-filters.tsx')).OrderFilters,
);
const BulkArea = lazyOverlay(async () => (await import('./bulk/bulk-area.tsx')).BulkArea);
const KeysDialog = lazyOverlay(async () => (await import('./bulk/keys-dialog.tsx')).KeysDialog);

const alwaysOpen = { isOpen: true, onClose: () => undefined, onExited: () => undefined };

export function OrderMaster() {
  const { listRef, isInUse, shown, show, frame } = useRowDialog<OrderDialog, Order>({
    name: 'order',
    kinds: orderDialogs,
  });
  const toast = useToast();
  const filters = useOrderFilters();
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
      <SearchableList
        ref={listRef}
        title="Order Master"
        count={isCounted ? countText(paging, 'order', q) : ''}
        search={{ label: 'Search Orders', ...params.search }}
        view={view}
        paging={paging}
        texts={listTexts({ search: q, step, isFiltered }, counts)}
        steps={{
          action: <PhoneOrderButton />,
          // Their code comes after the list's; the place is kept.
          tabs: !isPhone && (
            <Box sx={{ minHeight: 44 }}>
              <StepTabs {...{ step, counts, searchOf: filters.searchOf }} state={alwaysOpen} />
            </Box>
          ),
          filters: (
            <Box sx={{ minHeight: 44, width: { xs: '100%', sm: 'auto' } }}>
              <OrderFilters filters={filters} counts={counts} state={alwaysOpen} />
            </Box>
          ),
          emptyAction: isFiltered && (
            <Button variant="outlined" onClick={filters.clear}>
              {orderMaster.filters.clear}
            </Button>
          ),
        }}
      >
        {isPhone ? <OrderCards {...list} /> : <OrderTable {...list} frameWidth={frameWidth} />}
      </SearchableList>
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

function PhoneOrderButton() {
  return (
    <Button
      component={Link}
      to={panelPaths.phoneOrder}
      variant="outlined"
      startIcon={<Icon name="phone" size={18} />}
      sx={{ flex: 'none' }}
    >
      {orderMaster.texts.phoneOrder}
    </Button>
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
