import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { formatRupees } from '@dalan/contract/money/money';
import type { Order } from '@dalan/contract/orders/orders';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { useShop } from '../../../lib/api/shop.ts';
import type { DialogState } from '../../../ui/dialog/dialog-frame.tsx';
import { lazyOverlay } from '../../../ui/dialog/lazy-overlay.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { countText } from '../../../ui/list/count-text.ts';
import { ListCards } from '../../../ui/list/list-cards.tsx';
import { useRowDialog } from '../../../ui/row-dialog/use-row-dialog.ts';
import { orderDialogs } from '../list/order-actions.tsx';
import type { OrderDialog } from '../list/order-actions.tsx';
import { OrderFrame } from '../list/order-frame.tsx';
import { useLiveOrders } from '../list/use-live-orders.ts';
import { useOrderCounts } from '../list/use-order-counts.ts';
import type { useOrderFilters } from '../list/use-order-filters.ts';
import { listTexts } from '../order-texts.ts';
import { CustomerBalance } from './customer-balance.tsx';
import { toReceiveTexts as texts } from './to-receive-texts.ts';
import { useBalances } from './use-balances.ts';

const OrderDialogs = lazyOverlay(
  async () => (await import('../dialogs/order-dialogs.tsx')).OrderDialogs,
);

type ToReceiveListProps = { state: DialogState; filters: ReturnType<typeof useOrderFilters> };

/** Lists the customers who still have to pay for delivered orders, oldest first. */
export function ToReceiveList({ filters }: ToReceiveListProps) {
  const { listRef, isInUse, shown, show, frame } = useRowDialog<OrderDialog, Order>({
    name: 'order',
    kinds: orderDialogs,
  });
  const { params, view, paging, fetched, showNewest } = useBalances({ isInUse, filters });
  const counts = useOrderCounts();
  const shop = useShop();
  useLiveOrders(() => undefined);
  const { step, isFiltered } = filters;
  const { q } = params;
  return (
    <>
      <OrderFrame
        ref={listRef}
        count={
          fetched === undefined
            ? ''
            : texts.sums(
                formatRupees(fetched.leftOpen),
                fetched.orders,
                countText(paging, 'customer', ''),
              )
        }
        search={params.search}
        view={view}
        paging={paging}
        texts={{ ...listTexts({ search: q, step, isFiltered }, counts), noun: 'customers' }}
        filters={filters}
        counts={counts}
        action={<BankButton />}
      >
        <ListCards
          caption={texts.caption}
          view={view}
          pageSize={paging.pageSize}
          card={(customer, index) => (
            <CustomerBalance
              customer={customer}
              shop={shop}
              onOpen={(kind, order) => show(kind, order, index)}
            />
          )}
        />
      </OrderFrame>
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

function BankButton() {
  return (
    <Button
      component={Link}
      to={panelPaths.bankStatement}
      variant="outlined"
      startIcon={<Icon name="document" size={18} />}
      sx={{ flex: 'none' }}
    >
      {texts.bankStatement}
    </Button>
  );
}
