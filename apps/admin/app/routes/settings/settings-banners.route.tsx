import { BannersPage } from '../../features/settings/banners/banners-page.tsx';

export default function SettingsBannersRoute() {
  return <BannersPage />;
}
