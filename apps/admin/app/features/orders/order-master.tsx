import type { Order } from '@dalan/contract/orders';
import { lazyOverlay } from '../../ui/dialog/lazy-overlay.tsx';
import { SearchableList } from '../../ui/list/searchable-list.tsx';
import { useRowDialog } from '../../ui/list/use-row-dialog.ts';
import { useWidth } from '../../ui/list/use-width.ts';
import { useScreen } from '../../ui/use-screen.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { OrderActions, orderDialogs } from './order-actions.tsx';
import type { OrderDialog } from './order-actions.tsx';
import { OrderCards } from './order-cards.tsx';
import { OrderNews } from './order-news.tsx';
import { OrderTable } from './order-table.tsx';
import { countWords, listWords, newsWords } from './order-words.ts';
import { useLiveOrders } from './use-live-orders.ts';
import { useNewOrders } from './use-new-orders.ts';
import { useOrders } from './use-orders.ts';

const OrderDialogs = lazyOverlay(async () => (await import('./order-dialogs.tsx')).OrderDialogs);

export function OrderMaster() {
  const { listRef, isInUse, shown, show, frame } = useRowDialog<OrderDialog, Order>({
    name: 'order',
    kinds: orderDialogs,
  });
  const { address, view, paging, isCounted, waiting, catchUp } = useOrders({ isInUse });
  const frameWidth = useWidth(listRef);
  const isPhone = useScreen() === 'phone';
  const { announcement, note, markSeen } = useNewOrders({
    // Into a list that is in use they do not come by themselves.
    isNewestInView: address.page === 1 && address.q === '' && !isInUse,
  });
  useLiveOrders(note);

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
      <OrderNews
        text={newsWords({ waiting, rows: view.rows, page: address.page, pageSize })}
        onShow={() => {
          catchUp();
          markSeen();
          listRef.current?.focus({ preventScroll: true });
        }}
      />
      {shown && (
        <OrderDialogs
          shown={shown}
          state={frame}
          onEdit={(order) => show('edit', order, shown.index)}
          onGone={catchUp}
        />
      )}
    </>
  );
}
