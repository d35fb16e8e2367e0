import { AlertsPage } from '../../features/settings/alerts/alerts-page.tsx';

export default function SettingsAlertsRoute() {
  return <AlertsPage />;
}
