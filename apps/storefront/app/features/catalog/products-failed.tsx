import { productTexts } from '@dalan/contract/catalog';

import { telephoneLink } from '../../lib/links.ts';
import { useShop } from '../../lib/use-shop.ts';
import { FailurePanel } from '../../ui/message-panel.tsx';
import { Retry } from '../../ui/retry.tsx';

type ProductsFailedProps = { address: string; title?: string; heading?: 'h1' | 'h2' };

/** No flour came: say so, offer to try again, and give a number that works without us. */
export function ProductsFailed(props: ProductsFailedProps) {
  const { address, title = productTexts.listFailed, heading = 'h2' } = props;
  const { phone } = useShop().shop;
  return (
    <FailurePanel title={title} heading={heading}>
      <p>
        Please try again, or call us at{' '}
        <a href={telephoneLink(phone)} className="link">
          {phone}
        </a>
        .
      </p>
      <Retry address={address} />
    </FailurePanel>
  );
}
