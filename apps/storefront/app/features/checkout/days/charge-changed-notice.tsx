import type { Area } from '@dalan/contract/delivery/delivery';
import { formatPaise } from '@dalan/contract/money/money';

import { AreaWords } from '../../../ui/area-words.tsx';
import { Notice } from '../../../ui/form/notice.tsx';
import { checkoutTexts } from '../checkout.texts.ts';

type ChargeChangedNoticeProps = {
  area: Area;
  wasPaise: number;
  nowPaise: number;
  amountPaise: number;
  onAccept: () => void;
};

const CONFLICT = 409;

/** Shows the new charge and total with one button to accept them, as for a changed price. */
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
      <AreaWords
        area={area}
        words={(name) =>
          checkoutTexts.placeRefused(
            CONFLICT,
            checkoutTexts.chargeIsNow(name, now, formatPaise(wasPaise)),
          )
        }
      />
    </Notice>
  );
}
