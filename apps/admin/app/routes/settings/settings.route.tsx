import { SettingsOverview } from '../../features/settings/overview/settings-overview.tsx';

export default function SettingsRoute() {
  return <SettingsOverview />;
}
