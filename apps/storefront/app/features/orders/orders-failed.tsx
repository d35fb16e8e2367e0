import { myOrdersTexts } from '@dalan/contract/my-orders';

import { telephoneLink } from '../../lib/links.ts';
import { useShop } from '../../lib/use-shop.ts';
import { FailurePanel } from '../../ui/message-panel.tsx';
import { Retry } from '../../ui/retry.tsx';

export function OrdersFailed({ address }: { address: string }) {
  const { phone } = useShop().shop;
  return (
    <FailurePanel title={myOrdersTexts.loadFailed}>
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
