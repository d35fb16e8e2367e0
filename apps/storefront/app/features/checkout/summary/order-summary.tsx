import { totalKg } from '@dalan/contract/orders/quantities';
import type { Area } from '@dalan/contract/delivery/delivery';
import { promiseTexts } from '@dalan/contract/delivery/delivery-promise';
import { lineKey } from '@dalan/contract/catalog/grinds';
import { formatPaise, formatRupees } from '@dalan/contract/money/money';
import { formatKg } from '@dalan/contract/money/weight';
import { promises } from '@dalan/contract/settings/shop';
import { useId } from 'react';
import type { ReactNode } from 'react';

import { eyebrowLang } from '../../../lib/language/lang-of.ts';
import { isAccountCustomer } from '../../../lib/own-account/stored-account.ts';
import { useShop } from '../../../lib/use-shop.ts';
import { AreaWords } from '../../../ui/area-words.tsx';
import { FlourName } from '../../../ui/flour-name.tsx';
import { useDebouncedText } from '../../../ui/quantity/use-debounced-text.ts';
import type { DeliveryOffer } from '../days/delivery-choice.rules.ts';
import type { OrderLine } from '../lines/order-lines.rules.ts';
import {
  isGrindOpen,
  lineId,
  lineTotalPaise,
  namesOf,
  totalPaise,
} from '../lines/order-lines.rules.ts';
import { checkoutTexts } from '../checkout.texts.ts';
import { paymentWords } from './payment-words.rules.ts';
import './order-summary.css';

type OrderSummaryProps = {
  lines: readonly OrderLine[];
  hasPayment: boolean;
  /** Undefined while the delivery rule is off. */
  offer?: DeliveryOffer | undefined;
  /** Replaces the fixed text on shipping. */
  promise?: ReactNode;
  children: ReactNode;
};

export function OrderSummary(props: OrderSummaryProps) {
  const { lines, hasPayment, offer, promise, children } = props;
  const titleId = useId();
  const payment = paymentWords(useShop().shop.upiId, isAccountCustomer()).name;
  const total = formatPaise(totalPaise(lines));
  const known = offer?.area && { ...offer, area: offer.area };
  const toPay = known ? formatPaise(known.amountPaise) : total;
  const announced = useDebouncedText(
    checkoutTexts.weightAndAmount(formatKg(totalKg(lines)), toPay),
  );
  const hasRule = offer !== undefined || promise !== undefined;
  return (
    <section aria-labelledby={titleId} className="chit">
      <p lang={eyebrowLang} className="eyebrow">
        {checkoutTexts.eyebrow}
      </p>
      <h2 id={titleId}>{checkoutTexts.summary}</h2>
      <dl>
        {lines.map((line) => (
          <div key={lineKey(lineId(line))}>
            <dt>
              <FlourName flour={namesOf(line)} />
              <small>
                {isGrindOpen(line)
                  ? checkoutTexts.lineOpen(formatKg(line.quantityKg))
                  : checkoutTexts.line(
                      formatKg(line.quantityKg),
                      formatRupees(line.flour.pricePerKg),
                    )}
              </small>
            </dt>
            <dd>{formatPaise(lineTotalPaise(line))}</dd>
          </div>
        ))}
        {known && (
          <div className="chit-sum">
            <dt>{checkoutTexts.total}</dt>
            <dd>{total}</dd>
          </div>
        )}
        {known && <DeliveryRows {...known} />}
        {!hasRule && (
          <div>
            <dt>{checkoutTexts.shipping}</dt>
            <dd>{promises.checkoutShipping}</dd>
          </div>
        )}
        {hasPayment && (
          <div>
            <dt>{checkoutTexts.payment}</dt>
            <dd>{payment}</dd>
          </div>
        )}
        <div className="chit-total">
          <dt>{known ? promiseTexts.amountToPay : checkoutTexts.total}</dt>
          <dd>{toPay}</dd>
        </div>
      </dl>
      <output aria-live="polite" className="sr-only">
        {announced}
      </output>
      {!hasRule && <p className="chit-note">{promises.checkoutShippingNote}</p>}
      {offer && !known && <p className="chit-note">{promises.delivery}</p>}
      {promise}
      <div className="chit-foot">{children}</div>
    </section>
  );
}

type DeliveryRowsProps = DeliveryOffer & { area: Area };

function DeliveryRows({ area, chargePaise, gain, dayText }: DeliveryRowsProps) {
  return (
    <>
      <div>
        <dt>
          <AreaWords area={area} words={promiseTexts.chargeTo} />
          {gain && <small className="chit-gain">{gain}</small>}
        </dt>
        <dd>{chargePaise === 0 ? promiseTexts.noCharge : formatPaise(chargePaise)}</dd>
      </div>
      {dayText && (
        <div>
          <dt>{checkoutTexts.deliveryDay}</dt>
          <dd>{dayText}</dd>
        </div>
      )}
    </>
  );
}
