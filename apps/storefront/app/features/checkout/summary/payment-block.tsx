import { promises } from '@dalan/contract/settings/shop';

import { isAccountCustomer } from '../../../lib/own-account/stored-account.ts';
import { useShop } from '../../../lib/use-shop.ts';
import { checkoutTexts } from '../checkout.texts.ts';
import { paymentWords } from './payment-words.rules.ts';
import './payment-block.css';

export function PaymentBlock() {
  const { upiId, wallets } = useShop().shop;
  const isOnAccount = isAccountCustomer();
  const words = paymentWords(upiId, isOnAccount);
  return (
    <section className="checkout-block">
      <h2>{checkoutTexts.payment}</h2>
      <div className="payment">
        <svg viewBox="0 0 64 64" aria-hidden="true">
          <path d="M5.3 15.3h53.4v31.4H5.3Z" fill="currentColor" />
          <path d="M4 54H60" strokeDasharray="0 6" />
          <path d="M11 21H53M11 41H53" className="payment-holes" strokeDasharray="0 41.9" />
          <text x="32" y="40.5" textAnchor="middle">
            ₹
          </text>
        </svg>
        <div>
          <h3>{words.name}</h3>
          <p>{words.note}</p>
          {wallets.length > 0 && !isOnAccount && <AcceptedPayments />}
        </div>
      </div>
    </section>
  );
}

/** Cash, and the wallets accepted on delivery. */
export function AcceptedPayments() {
  const { wallets } = useShop().shop;
  return (
    <div className="accepted">
      <h3>{checkoutTexts.weAccept}</h3>
      <ul>
        {[promises.payment, ...wallets].map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}
