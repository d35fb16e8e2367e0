import { BillPage } from '../features/orders/bill/bill-page.tsx';

export default function BillRoute() {
  return <BillPage />;
}
