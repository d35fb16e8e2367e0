import { telephoneLink } from '@dalan/contract/contact/contact-links';
import { days } from '@dalan/contract/language/days.texts';
import type { Order } from '@dalan/contract/orders/orders';
import { useEffect } from 'react';

import { useShop } from '../../../lib/use-shop.ts';
import { Icon } from '../../../ui/icon.tsx';
import { moneyText } from '../order-format.rules.ts';
import { PayFrame } from './pay-frame.tsx';
import { movedMoney, paysAtDoor } from './pay-state.rules.ts';
import { payTexts } from './pay.texts.ts';
import { useUpiPayment } from './use-upi-payment.ts';
import { useComingBack } from './use-coming-back.ts';
import '../../../ui/form/form.css';
import './pay-frame.css';

type ToldProps = {
  order: Order;
  hasFocus: boolean;
  onOutdated: () => void;
  onShowCode: () => void;
};

/** Shown after the customer said that they have paid. No status has changed by this. */
export function Told({ order, hasFocus, onOutdated, onShowCode }: ToldProps) {
  const { amount } = useUpiPayment(order);
  const leave = useComingBack(onOutdated);
  // Asks for the mill's answer each time the tab comes back.
  useEffect(() => {
    const noteLeaving = () => document.visibilityState === 'hidden' && leave();
    document.addEventListener('visibilitychange', noteLeaving);
    return () => document.removeEventListener('visibilitychange', noteLeaving);
  });
  const { claim } = order;
  return (
    <PayFrame title={payTexts.told} amount={amount} hasFocus={hasFocus}>
      <p>{payTexts.checking}</p>
      {claim && (
        <p className="pay-small">
          {payTexts.toldOn(days.formatMomentOfYear(claim.at), claim.reference)}
        </p>
      )}
      <button type="button" onClick={onShowCode} className="pay-line">
        <span>{payTexts.notPaidAfterAll}</span>
      </button>
    </PayFrame>
  );
}

type NotFoundProps = Pick<ToldProps, 'order' | 'onShowCode'>;

export function NotFoundNotice({ order, onShowCode }: NotFoundProps) {
  const { phone } = useShop().shop;
  return (
    <div className="notice notice-failed pay-notice">
      <Icon name="warning" />
      <p>{payTexts.notFound}</p>
      <div className="notice-more pay-steps">
        <p>
          {payTexts.callOrCash.before}
          <a href={telephoneLink(phone)} className="link">
            {phone}
          </a>
          {paysAtDoor(order) ? payTexts.callOrCash.after : payTexts.callOrCash.end}
        </p>
        <button type="button" onClick={onShowCode} className="button">
          {payTexts.showAgain}
        </button>
      </div>
    </div>
  );
}

export function PaidNotice({ order }: { order: Order }) {
  return (
    <div role="status" className="notice notice-done pay-notice">
      <Icon name="check" />
      <p>
        <b>{payTexts.paid}</b>
      </p>
      <ul className="notice-more">
        {movedMoney(order).map((payment) => (
          <li key={payment._id}>{moneyText(payment)}</li>
        ))}
      </ul>
    </div>
  );
}
