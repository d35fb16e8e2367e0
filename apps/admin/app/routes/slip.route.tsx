import { SlipPage } from '../features/orders/slips/slip-page.tsx';

export default function SlipRoute() {
  return <SlipPage />;
}
