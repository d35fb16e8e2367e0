import type { Order } from '@dalan/contract/orders/orders';
import { ConflictNotice } from '../../../ui/messages/conflict-notice.tsx';
import { HistoryList } from './history-list.tsx';
import { actorName, historyEntries } from './order-history.ts';

type OrderConflictNoticeProps = { order: Order; knownEvents: number; intent: 'save' | 'delete' };

export function OrderConflictNotice(props: OrderConflictNoticeProps) {
  const { order, knownEvents, intent } = props;
  return (
    <ConflictNotice who={actorName(order.history.at(-1)?.by ?? '')} what="order" intent={intent}>
      <HistoryList entries={historyEntries(order.history, knownEvents)} />
    </ConflictNotice>
  );
}
