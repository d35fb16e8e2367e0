import { OrderMaster } from '../features/orders/order-master.tsx';

export default function OrderMasterRoute() {
  return <OrderMaster />;
}
