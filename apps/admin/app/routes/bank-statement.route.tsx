import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { AccountsTabs } from '../features/accounts/accounts-tabs.tsx';
import { BankPage } from '../features/orders/bank/bank-page.tsx';

export default function BankStatementRoute() {
  return <BankPage tabs={<AccountsTabs current={panelPaths.bankStatement} />} />;
}
