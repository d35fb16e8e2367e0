import { onAccountTexts } from '@dalan/contract/on-account/on-account.texts';
import { statementView } from '@dalan/contract/on-account/statement-view';
import { statementWords } from '@dalan/contract/on-account/statement.texts';
import { AccountStatementSheet } from '@dalan/papers/account-statement';
import { Link } from 'react-router';

import { PaperFailure, PaperSkeleton, PrintButton } from '../features/bill/paper-page.tsx';
import { Wordmark } from '../features/layout/wordmark.tsx';
import { UpiCode } from '../features/orders/pay/code/upi-code.tsx';
import { loadStatement } from '../features/statement/load-statement.ts';
import { statementPageTexts } from '../features/statement/statement-page.texts.ts';
import { noIndex } from '../lib/meta/no-index.ts';
import { pageMeta } from '../lib/meta/page-meta.ts';
import { redirectOnSessionEnd, requireCustomer } from '../lib/session/require-customer.ts';
import { shopName } from '../lib/shop-words.ts';
import { useShop } from '../lib/use-shop.ts';
import { FailurePanel } from '../ui/message-panel.tsx';
import type { Route } from './+types/statement.route';
import '@dalan/papers/account-statement.css';
import '../features/statement/statement.css';

/** Runs only in the browser: the server's HTML contains nothing of the statement. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireCustomer(request);
  const month = new URL(request.url).searchParams.get('month') ?? '';
  const loaded = await redirectOnSessionEnd(request, loadStatement(month, request.signal));
  return { month, loaded };
}

export function headers() {
  return { 'cache-control': 'no-store' };
}

export function HydrateFallback() {
  return <PaperSkeleton loading={statementPageTexts.loading} />;
}

export function meta({ matches }: Route.MetaArgs) {
  return [...pageMeta(matches, onAccountTexts.statement), noIndex];
}

export default function StatementPage({ loaderData: { month, loaded } }: Route.ComponentProps) {
  const { shop } = useShop();
  if (loaded.outcome === 'made') {
    const view = statementView(loaded.statement, statementWords, shop);
    return (
      <>
        <div className="bill-actions">
          <PrintButton />
          <Link to="/myorders" className="button">
            {statementPageTexts.back}
          </Link>
        </div>
        <AccountStatementSheet
          view={view}
          words={statementWords}
          mark={<Wordmark name={shopName(shop)} />}
          code={view.upi && <UpiCode link={view.upi.link} alt={view.upi.alt} />}
          level={1}
          lang={undefined}
        />
      </>
    );
  }
  const { notFound, loadFailed, back } = statementPageTexts;
  if (loaded.outcome !== 'missing') {
    return <PaperFailure title={loadFailed} url={`/statement?month=${month}`} />;
  }
  return (
    <div className="wrap py-8 md:py-22">
      <FailurePanel heading="h1" title={notFound}>
        <Link to="/myorders" className="button">
          {back}
        </Link>
      </FailurePanel>
    </div>
  );
}
