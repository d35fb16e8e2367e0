import { DeliveryPage } from '../../features/settings/delivery/delivery-page.tsx';

export default function SettingsDeliveryRoute() {
  return <DeliveryPage />;
}
