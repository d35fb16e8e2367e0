import { SettingsOverview } from '../features/settings/settings-overview.tsx';

export default function SettingsRoute() {
  return <SettingsOverview />;
}
