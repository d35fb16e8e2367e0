import { PaymentPage } from '../../features/settings/payment/payment-page.tsx';

export default function SettingsPaymentRoute() {
  return <PaymentPage />;
}
