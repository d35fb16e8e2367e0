import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { PageTabs } from '../../ui/layout/page-tabs.tsx';
import { stockPageTexts as texts } from './stock-texts.ts';

const tabs = [
  { path: panelPaths.stock, label: texts.tabs.stock },
  { path: panelPaths.batches, label: texts.tabs.batches },
];

export function StockTabs({ current }: { current: string }) {
  return <PageTabs label={texts.tabs.label} tabs={tabs} current={current} />;
}
