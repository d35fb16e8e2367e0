import { creditNoteTexts, creditNoteView } from '@dalan/contract/payments/credit-note-view';
import { CreditNoteSheet } from '@dalan/papers/credit-note-sheet';
import { Link } from 'react-router';

import { creditNotePageTexts } from '../features/credit-note/credit-note.texts.ts';
import { loadCreditNote } from '../features/credit-note/load-credit-note.ts';
import { PaperFailure, PaperSkeleton, PrintButton } from '../features/bill/paper-page.tsx';
import { Wordmark } from '../features/layout/wordmark.tsx';
import { langOf } from '../lib/language/lang-of.ts';
import { noIndex } from '../lib/meta/no-index.ts';
import { pageMeta } from '../lib/meta/page-meta.ts';
import { redirectOnSessionEnd, requireCustomer } from '../lib/session/require-customer.ts';
import { shopName } from '../lib/shop-words.ts';
import { useShop } from '../lib/use-shop.ts';
import type { Route } from './+types/credit-note.route';
import '@dalan/papers/bill-sheet.css';
import '@dalan/papers/credit-note-sheet.css';

/** Runs only in the browser: the server's HTML contains nothing of the credit note. */
export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  requireCustomer(request);
  return redirectOnSessionEnd(request, loadCreditNote(params.id, request.signal));
}

export function headers() {
  return { 'cache-control': 'no-store' };
}

export function HydrateFallback() {
  return <PaperSkeleton loading={creditNotePageTexts.loading} />;
}

export function meta({ matches }: Route.MetaArgs) {
  return [...pageMeta(matches, creditNotePageTexts.title), noIndex];
}

export default function CreditNotePage({ loaderData: loaded, params }: Route.ComponentProps) {
  const { shop } = useShop();
  if (loaded.outcome === 'found') {
    const { note } = loaded;
    return (
      <>
        <div className="bill-actions">
          <PrintButton />
          <Link to={`/myorders#${note.orderId}`} className="button">
            {creditNotePageTexts.back}
          </Link>
        </div>
        <CreditNoteSheet
          view={creditNoteView(note)}
          mark={<Wordmark name={shopName(shop)} />}
          level={1}
          english={langOf('en')}
          beside={undefined}
          words={creditNoteTexts.labels}
        />
      </>
    );
  }
  const { notFound, loadFailed } = creditNotePageTexts;
  return (
    <PaperFailure
      title={loaded.outcome === 'missing' ? notFound : loadFailed}
      url={`/credit-notes/${params.id}`}
    />
  );
}
