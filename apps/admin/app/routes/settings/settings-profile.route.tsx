import { ProfilePage } from '../../features/settings/profile/profile-page.tsx';

export default function SettingsProfileRoute() {
  return <ProfilePage />;
}
