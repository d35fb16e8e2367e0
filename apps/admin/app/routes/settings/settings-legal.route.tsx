import { LegalPage } from '../../features/settings/legal/legal-page.tsx';

export default function SettingsLegalRoute() {
  return <LegalPage />;
}
