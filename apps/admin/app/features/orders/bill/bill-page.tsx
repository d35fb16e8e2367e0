import { useSearchParams } from 'react-router';
import { ApiError } from '@dalan/contract/client';
import { amountInWords as inHindi } from '@dalan/contract/money/amount-in-words.texts.hi';
import { amountInWords as inMarathi } from '@dalan/contract/money/amount-in-words.texts.mr';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { billView } from '@dalan/contract/payments/bill-view';
import type { Bill } from '@dalan/contract/payments/bills';
import { BillSheet } from '@dalan/papers/bill-sheet';
import { PaperPage } from '../../../lib/papers/paper-page.tsx';
import { readBilledOrder } from './bill-path.ts';
import { billPageTexts as texts } from './bill-texts.ts';
import { useBill } from './use-bill.ts';
import '@dalan/papers/bill-sheet.css';

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
      {query.data && <StaffBill bill={query.data} />}
    </PaperPage>
  );
}

/** The bill that staff print goes with the flour, so it is also in the customer's language. */
const amountsInWords = { en: undefined, mr: inMarathi, hi: inHindi };

function StaffBill({ bill }: { bill: Bill }) {
  const beside = bill.document.language ?? 'en';
  const view = billView(bill, { page: 'en', beside, amountInWords: amountsInWords[beside] });
  const page = { english: undefined, beside, words: undefined };
  return (
    <BillSheet
      view={view}
      mark={<span className="bill-mark">{view.seller.name}</span>}
      level={2}
      page={page}
    />
  );
}
