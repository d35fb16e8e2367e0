import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { PageTabs } from '../../ui/layout/page-tabs.tsx';
import { accountsTabsTexts as texts } from './accounts-tabs-texts.ts';

export function AccountsTabs({ current }: { current: string }) {
  const tabs = [
    { path: panelPaths.accounts, label: texts.customers },
    { path: panelPaths.bankStatement, label: texts.bank },
  ];
  return <PageTabs label={texts.label} tabs={tabs} current={current} />;
}
