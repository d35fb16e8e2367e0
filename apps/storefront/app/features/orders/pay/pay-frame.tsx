import type { Order } from '@dalan/contract/orders/orders';
import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';

import { useUpiPayment } from './use-upi-payment.ts';
import './pay-frame.css';

type PayFrameProps = { order: Order; title: string; hasFocus?: boolean; children: ReactNode };

export function PayFrame({ order, title, hasFocus = false, children }: PayFrameProps) {
  const { amount } = useUpiPayment(order);
  const titleId = useId();
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    if (hasFocus) frame.current?.focus();
  }, [hasFocus]);
  return (
    <section ref={frame} tabIndex={-1} aria-labelledby={titleId} className="pay">
      <div className="pay-head">
        <h3 id={titleId}>{title}</h3>
        <b>{amount}</b>
      </div>
      {children}
    </section>
  );
}
