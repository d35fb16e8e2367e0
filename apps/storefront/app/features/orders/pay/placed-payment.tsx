import type { Order } from '@dalan/contract/orders/orders';
import { Link } from 'react-router';

import { UpiCode } from './code/upi-code.tsx';
import { upiTexts } from './upi.texts.ts';
import { useComingBack } from './use-coming-back.ts';
import { useIsWide } from './use-is-wide.ts';
import { useUpiPayment } from './use-upi-payment.ts';
import './placed-payment.css';

export type PlacedPaymentProps = {
  order: Order;
  /** Called when the customer is back from the UPI app. */
  onBack: () => void;
};

/**
 * Shown in the confirmation of an order: the code on wide screens; on phones a link to the app, or
 * with a personal id, which apps refuse in a link, one to the ways to pay.
 */
export function PlacedPayment({ order, onBack }: PlacedPaymentProps) {
  const { amount, link, alt, isMerchant } = useUpiPayment(order);
  const isWide = useIsWide();
  const leave = useComingBack(onBack);
  return (
    <div className="placed-payment">
      {isWide && <UpiCode link={link} alt={alt} caption={upiTexts.scan} />}
      <div>
        <dl>
          <dt>{upiTexts.amountToPay}</dt>
          <dd>{amount}</dd>
        </dl>
        <p>{upiTexts.asYouLike}</p>
      </div>
      {!isWide &&
        (isMerchant ? (
          <a href={link} onClick={leave} className="button button-primary">
            {upiTexts.openApp(amount)}
          </a>
        ) : (
          <Link to={`/myorders#${order._id}`} replace className="button button-primary">
            {upiTexts.payNow(amount)}
          </Link>
        ))}
    </div>
  );
}
