import { billView } from '@dalan/contract/payments/bill-view';
import { orderTexts } from '@dalan/contract/orders/orders';
import { BillSheet } from '@dalan/papers/bill-sheet';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { billPageTexts, billWords } from '../features/bill/bill.texts.ts';
import { loadBill } from '../features/bill/load-bill.ts';
import { NotYet } from '../features/bill/not-yet.tsx';
import { PaperFailure, PaperSkeleton, PrintButton } from '../features/bill/paper-page.tsx';
import { Wordmark } from '../features/layout/wordmark.tsx';
import { langOf } from '../lib/language/lang-of.ts';
import { noIndex } from '../lib/meta/no-index.ts';
import { pageMeta } from '../lib/meta/page-meta.ts';
import { redirectOnSessionEnd, requireCustomer } from '../lib/session/require-customer.ts';
import { shopName } from '../lib/shop-words.ts';
import { useShop } from '../lib/use-shop.ts';
import type { Route } from './+types/bill.route';
import '@dalan/papers/bill-sheet.css';

/** Runs only in the browser: the server's HTML contains nothing of the bill. */
export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  requireCustomer(request);
  return redirectOnSessionEnd(request, loadBill(params.id, request.signal));
}

export function headers() {
  return { 'cache-control': 'no-store' };
}

export function HydrateFallback() {
  return <PaperSkeleton loading={billPageTexts.loading} />;
}

export function meta({ matches }: Route.MetaArgs) {
  return [...pageMeta(matches, billPageTexts.title), noIndex];
}

const billPage = { english: langOf('en'), beside: undefined, words: billWords };

export default function BillPage({ loaderData: loaded, params: { id } }: Route.ComponentProps) {
  const { shop } = useShop();
  if (loaded.outcome === 'made') {
    return (
      <>
        <Actions orderId={id}>
          <PrintButton />
        </Actions>
        <BillSheet
          view={billView(loaded.bill)}
          mark={<Wordmark name={shopName(shop)} />}
          level={1}
          page={billPage}
        />
      </>
    );
  }
  if (loaded.outcome === 'not yet') {
    return (
      <>
        <Actions orderId={id} />
        <NotYet order={loaded.order} />
      </>
    );
  }
  const title = loaded.outcome === 'missing' ? orderTexts.notFound : billPageTexts.loadFailed;
  return <PaperFailure title={title} url={`/orders/${id}/bill`} />;
}

function Actions({ orderId, children }: { orderId: string; children?: ReactNode }) {
  return (
    <div className="bill-actions">
      {children}
      <Link to={`/myorders#${orderId}`} className="button">
        {billPageTexts.back}
      </Link>
    </div>
  );
}
