import { PasskeyPage } from '../../features/passkeys/passkey-page.tsx';

export default function PasskeysRoute() {
  return <PasskeyPage />;
}
