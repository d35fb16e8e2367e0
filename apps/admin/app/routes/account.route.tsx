import { AccountPage } from '../features/accounts/one/account-page.tsx';

export default function AccountRoute() {
  return <AccountPage />;
}
