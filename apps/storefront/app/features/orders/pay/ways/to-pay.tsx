import { formatRupees } from '@dalan/contract/money/money';
import type { Order } from '@dalan/contract/orders/orders';
import { useEffect, useRef } from 'react';

import { paysAtDoor } from '../pay-state.rules.ts';
import { payTexts } from '../pay.texts.ts';
import { useIsWide } from '../use-is-wide.ts';
import { useUpiPayment } from '../use-upi-payment.ts';
import { MerchantWays } from './merchant-ways.tsx';
import { PersonalWays } from './personal-ways.tsx';
import '../pay-frame.css';
import './ways.css';

type ToPayProps = { order: Order; hasFocus: boolean; onHavePaid: () => void };

/** Banks refuse links from web pages to personal ids, so only a merchant id has a link. */
export function ToPay({ order, hasFocus, onHavePaid }: ToPayProps) {
  const payment = useUpiPayment(order);
  const isWide = useIsWide();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasFocus) button.current?.focus();
  }, [hasFocus]);
  const Ways = payment.isMerchant ? MerchantWays : PersonalWays;
  return (
    <>
      {order.paidAmount > 0 && (
        <p>{payTexts.partlyPaid(formatRupees(order.paidAmount), payment.amount)}</p>
      )}
      <Ways
        payment={payment}
        isWide={isWide}
        button={button}
        isAtDoor={paysAtDoor(order)}
        onHavePaid={onHavePaid}
      />
    </>
  );
}
