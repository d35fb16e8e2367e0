import { telephoneLink } from '@dalan/contract/contact/contact-links';
import { billTexts } from '@dalan/contract/payments/bill-view';

import { useShop } from '../../lib/use-shop.ts';
import { CallOrRetry } from '../../ui/call-or-retry.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FailurePanel } from '../../ui/message-panel.tsx';
import './bill.css';

/** Stands in the server's HTML, which contains nothing of the paper. */
export function PaperSkeleton({ loading }: { loading: string }) {
  return (
    <div className="bill-skeleton skeleton">
      <p role="status" className="sr-only">
        {loading}
      </p>
    </div>
  );
}

export function PrintButton() {
  return (
    <button type="button" onClick={() => window.print()} className="button button-primary">
      <Icon name="print" />
      {billTexts.print}
    </button>
  );
}

type PaperFailureProps = {
  title: string;
  /** The page itself, to try again. */
  url: string;
};

export function PaperFailure({ title, url }: PaperFailureProps) {
  const { shop } = useShop();
  return (
    <div className="wrap py-8 md:py-22">
      <FailurePanel heading="h1" title={title}>
        <CallOrRetry phone={shop.phone} phoneLink={telephoneLink(shop.phone)} url={url} />
      </FailurePanel>
    </div>
  );
}
