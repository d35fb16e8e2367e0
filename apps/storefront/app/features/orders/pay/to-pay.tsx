import { formatRupees } from '@dalan/contract/money/money';
import type { Order } from '@dalan/contract/orders/orders';
import { useEffect, useRef, useState } from 'react';

import { CopyButton } from '../../../ui/clipboard/copy-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { payTexts } from './pay.texts.ts';
import { upiTexts } from './upi.texts.ts';
import { UpiCode } from './upi-code.tsx';
import { useComingBack } from './use-coming-back.ts';
import { useIsWide } from './use-is-wide.ts';
import { useUpiPayment } from './use-upi-payment.ts';
import './pay-frame.css';

type ToPayProps = { order: Order; hasFocus: boolean; onHavePaid: () => void };

/** Phones open the UPI app, wide screens show the code. */
export function ToPay({ order, hasFocus, onHavePaid }: ToPayProps) {
  const { upiId, amount, note, link, alt } = useUpiPayment(order);
  const isWide = useIsWide();
  const [isCodeShown, setIsCodeShown] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const leave = useComingBack(() => button.current?.focus());
  useEffect(() => {
    if (hasFocus) button.current?.focus();
  }, [hasFocus]);
  return (
    <div className="pay-wide">
      {isWide && <UpiCode link={link} alt={alt} />}
      <div className="pay-steps">
        {order.paidAmount > 0 && (
          <p>{payTexts.partlyPaid(formatRupees(order.paidAmount), amount)}</p>
        )}
        {!isWide && (
          <>
            <a href={link} onClick={leave} className="button button-primary">
              {upiTexts.openApp(amount)}
            </a>
            <button
              type="button"
              aria-expanded={isCodeShown}
              onClick={() => setIsCodeShown(!isCodeShown)}
              className="pay-line"
            >
              <Icon name="qr" />
              <span>{payTexts.showCode}</span>
            </button>
            {isCodeShown && <UpiCode link={link} alt={alt} />}
          </>
        )}
        <dl className="pay-facts">
          <div>
            <dt>{payTexts.upiId}</dt>
            <dd>
              {upiId}{' '}
              <CopyButton text={upiId} label={payTexts.copyUpiId} copied={payTexts.upiIdCopied} />
            </dd>
          </div>
          <div>
            <dt>{payTexts.note}</dt>
            <dd>{note}</dd>
          </div>
        </dl>
        <p className="pay-small">{payTexts.honest}</p>
        <div className="pay-buttons">
          <button ref={button} type="button" onClick={onHavePaid} className="button">
            {payTexts.havePaid}
          </button>
        </div>
      </div>
    </div>
  );
}
