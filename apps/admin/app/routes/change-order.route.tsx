import { ChangeOrderPage } from '../features/change-order/change-order-page.tsx';

export default function ChangeOrderRoute() {
  return <ChangeOrderPage />;
}
