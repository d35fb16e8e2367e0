import { PackingSlipsPage } from '../features/orders/slips/packing-slips-page.tsx';

export default function PackingSlipsRoute() {
  return <PackingSlipsPage />;
}
