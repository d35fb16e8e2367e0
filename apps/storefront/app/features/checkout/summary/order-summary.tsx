import type { Area } from '@dalan/contract/delivery';
import { promiseTexts } from '@dalan/contract/delivery-promise';
import { formatPaise, formatRupees } from '@dalan/contract/money';
import { promises } from '@dalan/contract/shop';
import { useId } from 'react';
import type { ReactNode } from 'react';

import { useDebouncedText } from '../../../ui/quantity/use-debounced-text.ts';
import type { DeliveryOffer } from '../days/delivery-choice.rules.ts';
import type { OrderLine } from '../lines/order-lines.rules.ts';
import { lineTotalPaise, totalKg, totalPaise } from '../lines/order-lines.rules.ts';
import { checkoutTexts } from '../checkout-texts.ts';
import './order-summary.css';

type OrderSummaryProps = {
  lines: readonly OrderLine[];
  hasPayment: boolean;
  /** Undefined while the delivery rule is off. */
  offer?: DeliveryOffer | undefined;
  /** In place of the fixed words on shipping. */
  promise?: ReactNode;
  children: ReactNode;
};

/** The lines with their totals, and the actions below them. */
export function OrderSummary(props: OrderSummaryProps) {
  const { lines, hasPayment, offer, promise, children } = props;
  const titleId = useId();
  const total = formatPaise(totalPaise(lines));
  const known = offer?.area && { ...offer, area: offer.area };
  const toPay = known ? formatPaise(known.amountPaise) : total;
  const announced = useDebouncedText(`${totalKg(lines)} kg, ${toPay}`);
  const hasRule = offer !== undefined || promise !== undefined;
  return (
    <section aria-labelledby={titleId} className="chit">
      <p lang="mr" className="eyebrow">
        दळणाची चिठ्ठी
      </p>
      <h2 id={titleId}>{checkoutTexts.summary}</h2>
      <dl>
        {lines.map((line) => (
          <div key={line.flour._id}>
            <dt>
              {line.flour.name}
              <small>
                {line.quantityKg} kg × {formatRupees(line.flour.pricePerKg)}
              </small>
            </dt>
            <dd>{formatPaise(lineTotalPaise(line))}</dd>
          </div>
        ))}
        {known && (
          <div className="chit-sum">
            <dt>Total</dt>
            <dd>{total}</dd>
          </div>
        )}
        {known && <DeliveryRows {...known} />}
        {!hasRule && (
          <div>
            <dt>Shipping</dt>
            <dd>{promises.checkoutShipping}</dd>
          </div>
        )}
        {hasPayment && (
          <div>
            <dt>Payment</dt>
            <dd>{promises.payment}</dd>
          </div>
        )}
        <div className="chit-total">
          <dt>{known ? checkoutTexts.amountToPay : 'Total'}</dt>
          <dd>{toPay}</dd>
        </div>
      </dl>
      <output aria-live="polite" className="sr-only">
        {announced}
      </output>
      {!hasRule && <p className="chit-note">{promises.checkoutShippingNote}</p>}
      {offer && !known && <p className="chit-note">{promiseTexts.asking}</p>}
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
          {checkoutTexts.deliveryTo(area.name)}
          {gain && <small className="chit-gain">{gain}</small>}
        </dt>
        <dd>{chargePaise === 0 ? checkoutTexts.free : formatPaise(chargePaise)}</dd>
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
