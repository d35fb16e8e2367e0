import { formatPaise } from '@dalan/contract/money';

import { Notice } from '../../../ui/form/notice.tsx';
import { checkoutTexts } from '../checkout.texts.en.ts';

type ChargeChangedNoticeProps = {
  area: string;
  wasPaise: number;
  nowPaise: number;
  amountPaise: number;
  onAccept: () => void;
};

const CONFLICT = 409;

/** Like a changed price: the new charge and sum, and one button to accept them. */
export function ChargeChangedNotice(props: ChargeChangedNoticeProps) {
  const { area, wasPaise, nowPaise, amountPaise, onAccept } = props;
  const now = formatPaise(nowPaise);
  return (
    <Notice
      tone="failed"
      more={
        <>
          <p>{checkoutTexts.payThen(formatPaise(amountPaise))}</p>
          <button type="button" onClick={onAccept} className="button">
            {checkoutTexts.acceptCharge(now)}
          </button>
        </>
      }
    >
      {checkoutTexts.placeRefused(
        CONFLICT,
        checkoutTexts.chargeIsNow(area, now, formatPaise(wasPaise)),
      )}
    </Notice>
  );
}
