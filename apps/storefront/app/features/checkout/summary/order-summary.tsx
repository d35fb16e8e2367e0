import { formatPaise, formatRupees } from '@dalan/contract/money';
import { promises } from '@dalan/contract/shop';
import { useId } from 'react';
import type { ReactNode } from 'react';

import { useShop } from '../../../lib/use-shop.ts';
import { useDebouncedText } from '../../../ui/quantity/use-debounced-text.ts';
import type { OrderLine } from '../lines/order-lines.rules.ts';
import { lineTotalPaise, totalKg, totalPaise } from '../lines/order-lines.rules.ts';
import { checkoutTexts } from '../checkout-texts.ts';
import { paymentWords } from './payment-words.rules.ts';
import './order-summary.css';

type OrderSummaryProps = { lines: readonly OrderLine[]; hasPayment: boolean; children: ReactNode };

/** The lines with their totals, and the actions below them. */
export function OrderSummary({ lines, hasPayment, children }: OrderSummaryProps) {
  const titleId = useId();
  const payment = paymentWords(useShop().shop.upiId).name;
  const total = formatPaise(totalPaise(lines));
  const announced = useDebouncedText(`${totalKg(lines)} kg, ${total}`);
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
        <div>
          <dt>Shipping</dt>
          <dd>{promises.checkoutShipping}</dd>
        </div>
        {hasPayment && (
          <div>
            <dt>Payment</dt>
            <dd>{payment}</dd>
          </div>
        )}
        <div className="chit-total">
          <dt>Total</dt>
          <dd>{total}</dd>
        </div>
      </dl>
      <output aria-live="polite" className="sr-only">
        {announced}
      </output>
      <p className="chit-note">{promises.checkoutShippingNote}</p>
      <div className="chit-foot">{children}</div>
    </section>
  );
}
