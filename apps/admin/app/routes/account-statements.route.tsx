import { StatementsPage } from '../features/accounts/statement/statements-page.tsx';

export default function AccountStatementsRoute() {
  return <StatementsPage />;
}
