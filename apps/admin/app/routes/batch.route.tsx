import { BatchPage } from '../features/orders/batches/one/batch-page.tsx';

export default function BatchRoute() {
  return <BatchPage />;
}
