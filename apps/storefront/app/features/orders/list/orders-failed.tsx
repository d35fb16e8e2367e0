import { telephoneLink } from '@dalan/contract/contact-links';
import { myOrdersTexts } from '@dalan/contract/my-orders';

import { useShop } from '../../../lib/use-shop.ts';
import { CallOrRetry } from '../../../ui/call-or-retry.tsx';
import { FailurePanel } from '../../../ui/message-panel.tsx';

export function OrdersFailed({ url }: { url: string }) {
  const { phone } = useShop().shop;
  return (
    <FailurePanel title={myOrdersTexts.loadFailed}>
      <CallOrRetry phone={phone} phoneLink={telephoneLink(phone)} url={url} />
    </FailurePanel>
  );
}
