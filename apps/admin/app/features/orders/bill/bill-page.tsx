import { useSearchParams } from 'react-router';
import { panelPaths } from '@dalan/contract/panel-paths';
import { PaperPage } from '../../../lib/papers/paper-page.tsx';
import { readBilledOrder } from './bill-path.ts';
import { BillSheet } from './bill-sheet.tsx';
import { billPageTexts as texts } from './bill-texts.ts';
import { useBill } from './use-bill.ts';

export function BillPage() {
  const [search] = useSearchParams();
  const orderId = readBilledOrder(search);
  const query = useBill(orderId);
  return (
    <PaperPage texts={texts} backTo={`${panelPaths.orders}?order=${orderId}`} query={query}>
      {query.data && <BillSheet bill={query.data} />}
    </PaperPage>
  );
}
