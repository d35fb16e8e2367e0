import type { Area } from '@dalan/contract/delivery/delivery';
import { promiseTexts } from '@dalan/contract/delivery/delivery-promise';
import { formatPromised, formatPromisedRupees } from '@dalan/contract/money/money';
import { Link } from 'react-router';

import { AreaWords } from '../../../ui/area-words.tsx';
import { Notice } from '../../../ui/form/notice.tsx';
import { checkoutTexts } from '../checkout.texts.ts';

type OrderTooSmallNoticeProps = { area: Area; smallestOrder: number; missingPaise: number };

/** Shows how much is missing, with a link to add another flour. */
export function OrderTooSmallNotice(props: OrderTooSmallNoticeProps) {
  const { area, smallestOrder, missingPaise } = props;
  return (
    <Notice
      tone="info"
      more={
        <Link to="/products" className="button">
          {checkoutTexts.continueShopping}
        </Link>
      }
    >
      <AreaWords
        area={area}
        words={(name) => checkoutTexts.tooSmall(name, formatPromisedRupees(smallestOrder))}
      />{' '}
      {promiseTexts.addMore(formatPromised(missingPaise))}
    </Notice>
  );
}
