import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';

import './pay-frame.css';

type PayFrameProps = { amount: string; title: string; hasFocus?: boolean; children: ReactNode };

export function PayFrame({ amount, title, hasFocus = false, children }: PayFrameProps) {
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
