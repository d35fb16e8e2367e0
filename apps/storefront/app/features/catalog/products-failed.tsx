import { productTexts } from '@dalan/contract/catalog';
import { telephoneLink } from '@dalan/contract/contact-links';

import { useKeptAt } from '../../lib/offline/connection.ts';
import { useShop } from '../../lib/use-shop.ts';
import { CallOrRetry } from '../../ui/call-or-retry.tsx';
import { NotKept } from '../../ui/not-kept.tsx';
import { FailurePanel } from '../../ui/message-panel.tsx';

type ProductsFailedProps = { url: string; title?: string; heading?: 'h1' | 'h2' };

export function ProductsFailed(props: ProductsFailedProps) {
  const { url, title = productTexts.listFailed, heading = 'h2' } = props;
  const { phone } = useShop().shop;
  if (useKeptAt() !== undefined) return <NotKept heading={heading} />;
  return (
    <FailurePanel title={title} heading={heading}>
      <CallOrRetry phone={phone} phoneLink={telephoneLink(phone)} url={url} />
    </FailurePanel>
  );
}
