import type { Order } from '@dalan/contract/orders/orders';
import { useState } from 'react';

import { useShop } from '../../../lib/use-shop.ts';
import { ClaimForm } from './claim-form.tsx';
import { payState } from './pay-state.rules.ts';
import type { PayState } from './pay-state.rules.ts';
import { NotFoundNotice, PaidNotice, Told } from './pay-answers.tsx';
import { payTexts } from './pay.texts.ts';
import { PayFrame } from './pay-frame.tsx';
import { useUpiPayment } from './use-upi-payment.ts';
import { ToPay } from './ways/to-pay.tsx';

export type PayBlockProps = {
  order: Order;
  /** True if the customer comes back from a UPI app. */
  isBackFromApp: boolean;
  onClaimed: (order: Order) => void;
  /** Called when the mill may have answered meanwhile. */
  onOutdated: () => void;
};

type Step = 'answer' | 'to pay' | 'claim';

/** Payment by UPI, from the code to the mill's answer. Empty if there is nothing to say. */
export function PayBlock({ order, isBackFromApp, onClaimed, onOutdated }: PayBlockProps) {
  const { upiId } = useShop().shop;
  const state = payState(order, upiId);
  const { amount } = useUpiPayment(order);
  const { step, goTo, hasActed } = useStep(state);
  if (state === 'nothing') return null;
  if (state === 'paid') return <PaidNotice order={order} />;
  if (step === 'claim') {
    return (
      <PayFrame title={payTexts.havePaid} amount={amount}>
        <ClaimForm
          order={order}
          onClaimed={(claimed) => {
            goTo('answer');
            onClaimed(claimed);
          }}
          onOutdated={onOutdated}
          onCancel={() => goTo('to pay')}
        />
      </PayFrame>
    );
  }
  const showCode = () => goTo('to pay');
  if (step === 'answer' && state === 'told') {
    return <Told order={order} hasFocus={hasActed} onOutdated={onOutdated} onShowCode={showCode} />;
  }
  if (step === 'answer' && state === 'not found') {
    return <NotFoundNotice order={order} onShowCode={showCode} />;
  }
  return (
    <PayFrame title={order.paidAmount > 0 ? payTexts.stillToPay : payTexts.title} amount={amount}>
      <ToPay order={order} hasFocus={isBackFromApp || hasActed} onHavePaid={() => goTo('claim')} />
    </PayFrame>
  );
}

/** A new answer from the mill replaces what is open. A step of the customer takes the focus. */
function useStep(state: PayState) {
  const [step, setStep] = useState<Step>('answer');
  const [hasActed, setHasActed] = useState(false);
  const [shown, setShown] = useState(state);
  if (shown !== state) {
    setShown(state);
    setStep('answer');
  }
  return {
    step,
    hasActed,
    goTo: (next: Step) => {
      setHasActed(true);
      setStep(next);
    },
  };
}
