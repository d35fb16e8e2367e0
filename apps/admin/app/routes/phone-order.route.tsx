import { PhoneOrderPage } from '../features/phone-order/phone-order-page.tsx';

export default function PhoneOrderRoute() {
  return <PhoneOrderPage />;
}
