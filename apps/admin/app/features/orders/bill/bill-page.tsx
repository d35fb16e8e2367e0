import { useSearchParams } from 'react-router';
import { ApiError } from '@dalan/contract/client';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { PaperPage } from '../../../lib/papers/paper-page.tsx';
import { readBilledOrder } from './bill-path.ts';
import { BillSheet } from './bill-sheet.tsx';
import { billPageTexts as texts } from './bill-texts.ts';
import { useBill } from './use-bill.ts';

export function BillPage() {
  const [search] = useSearchParams();
  const orderId = readBilledOrder(search);
  const query = useBill(orderId);
  const isUnknown = query.error instanceof ApiError && query.error.status === 404;
  return (
    <PaperPage
      texts={texts}
      backTo={isUnknown ? panelPaths.orders : `${panelPaths.orders}?order=${orderId}`}
      query={query}
    >
      {query.data && <BillSheet bill={query.data} />}
    </PaperPage>
  );
}
