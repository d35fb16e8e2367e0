import type { Order } from '@dalan/contract/orders/orders';

import { upiTexts } from './upi.texts.ts';
import { UpiCode } from './upi-code.tsx';
import { useComingBack } from './use-coming-back.ts';
import { useIsWide } from './use-is-wide.ts';
import { useUpiPayment } from './use-upi-payment.ts';
import './placed-payment.css';

type PlacedPaymentProps = {
  order: Order;
  /** Called when the customer is back from the UPI app. */
  onBack: () => void;
};

/** Shown in the confirmation of an order: the code on wide screens, a link to the app on phones. */
export function PlacedPayment({ order, onBack }: PlacedPaymentProps) {
  const { amount, link, alt } = useUpiPayment(order);
  const isWide = useIsWide();
  const leave = useComingBack(onBack);
  return (
    <div className="placed-payment">
      {isWide && <UpiCode link={link} alt={alt} />}
      <div>
        <dl>
          <dt>{upiTexts.amountToPay}</dt>
          <dd>{amount}</dd>
        </dl>
        <p>{upiTexts.asYouLike}</p>
      </div>
      {!isWide && (
        <a href={link} onClick={leave} className="button button-primary">
          {upiTexts.openApp(amount)}
        </a>
      )}
    </div>
  );
}
