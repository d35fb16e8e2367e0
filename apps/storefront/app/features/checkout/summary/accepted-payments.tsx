import { promises } from '@dalan/contract/shop';

import { useShop } from '../../../lib/use-shop.ts';

/** Cash, and the wallets that the delivery person takes instead. */
export function AcceptedPayments() {
  const { wallets } = useShop().shop;
  return (
    <div className="accepted">
      <h3>We accept</h3>
      <ul>
        {[promises.payment, ...wallets].map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}
