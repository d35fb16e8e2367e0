import { productTexts } from '@dalan/contract/catalog/catalog';
import { telephoneLink } from '@dalan/contract/contact/contact-links';

import { useKeptAt } from '../../lib/offline/connection.ts';
import { useShop } from '../../lib/use-shop.ts';
import { CallOrRetry } from '../../ui/call-or-retry.tsx';
import { NotKeptLater } from '../../ui/not-kept-later.tsx';
import { FailurePanel } from '../../ui/message-panel.tsx';

type ProductsFailedProps = { url: string; title?: string; heading?: 'h1' | 'h2' };

export function ProductsFailed(props: ProductsFailedProps) {
  const { url, title = productTexts.listFailed, heading = 'h2' } = props;
  const { phone } = useShop().shop;
  if (useKeptAt() !== undefined) return <NotKeptLater heading={heading} />;
  return (
    <FailurePanel title={title} heading={heading}>
      <CallOrRetry phone={phone} phoneLink={telephoneLink(phone)} url={url} />
    </FailurePanel>
  );
}
