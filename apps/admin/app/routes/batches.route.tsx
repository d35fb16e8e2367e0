import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { BatchesPage } from '../features/orders/batches/list/batches-page.tsx';
import { StockTabs } from '../features/stock/stock-tabs.tsx';

export default function BatchesRoute() {
  return <BatchesPage tabs={<StockTabs current={panelPaths.batches} />} />;
}
