import { AccountsPage } from '../features/accounts/list/accounts-page.tsx';

export default function AccountsRoute() {
  return <AccountsPage />;
}
