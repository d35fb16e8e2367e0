import { formatRupees } from '@dalan/contract/money/money';
import { formatKg } from '@dalan/contract/money/weight';
import { onAccountChip } from '@dalan/contract/on-account/account-chip.texts';
import { shortOrderId } from '@dalan/contract/orders/orders';
import type { RepeatPage } from '@dalan/contract/orders/repeats';
import { useId } from 'react';

import { eyebrowLang, langOf } from '../../lib/language/lang-of.ts';
import { namedWithGrind } from '../../lib/language/named-with-grind.ts';
import { FlourName } from '../../ui/flour-name.tsx';
import { keyOfItem } from './repeat-items.rules.ts';
import { repeatTexts as texts } from './repeats.texts.ts';
import './repeat-page.css';

/** The order that the mail is about, without name, address and phone number. */
export function RepeatSlip({ order }: { order: NonNullable<RepeatPage['order']> }) {
  const titleId = useId();
  const { deliveryCharge, areaName, areaLang, givenBackAmount } = order;
  return (
    <section aria-labelledby={titleId} className="repeat-slip">
      <p lang={eyebrowLang} className="eyebrow">
        {texts.eyebrow}
      </p>
      <h2 id={titleId}>{texts.order(shortOrderId(order._id))}</h2>
      <dl>
        {order.items.map((item) => (
          <div key={keyOfItem(item)}>
            <dt>
              <FlourName flour={namedWithGrind(item, item.grind)} />
              <small>
                {formatKg(item.quantityKg)} × {formatRupees(item.pricePerKg)}
              </small>
            </dt>
            <dd>{formatRupees(item.totalPrice)}</dd>
          </div>
        ))}
        {areaName !== null && (
          <div>
            <dt>
              {texts.delivery}, <span lang={areaLang && langOf(areaLang)}>{areaName}</span>
            </dt>
            <dd>{deliveryCharge === 0 ? texts.free : formatRupees(deliveryCharge)}</dd>
          </div>
        )}
        {givenBackAmount !== undefined && (
          <div>
            <dt>{texts.givenBack}</dt>
            <dd>{formatRupees(-givenBackAmount)}</dd>
          </div>
        )}
        <div className="repeat-total">
          <dt>{order.onAccount ? onAccountChip : texts.amountToPay}</dt>
          <dd>{formatRupees(order.amountToPay)}</dd>
        </div>
      </dl>
    </section>
  );
}
