import { ConfirmPage } from '../features/confirm/confirm-page.tsx';
import { OrderStatusChip } from '../features/orders/status/status-chips.tsx';

export default function ConfirmRoute() {
  return <ConfirmPage chipOf={(status) => <OrderStatusChip status={status} />} />;
}
