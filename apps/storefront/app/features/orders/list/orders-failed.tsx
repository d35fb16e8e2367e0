import { telephoneLink } from '@dalan/contract/contact/contact-links';

import { useShop } from '../../../lib/use-shop.ts';
import { CallOrRetry } from '../../../ui/call-or-retry.tsx';
import { FailurePanel } from '../../../ui/message-panel.tsx';
import { myOrdersTexts } from '../my-orders.texts.ts';

export function OrdersFailed({ url }: { url: string }) {
  const { phone } = useShop().shop;
  return (
    <FailurePanel title={myOrdersTexts.loadFailed}>
      <CallOrRetry phone={phone} phoneLink={telephoneLink(phone)} url={url} />
    </FailurePanel>
  );
}
