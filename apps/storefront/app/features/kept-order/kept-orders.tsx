import { days } from '@dalan/contract/language/days.texts';
import { formatPaise } from '@dalan/contract/money/money';
import { formatGrams, kgToGrams } from '@dalan/contract/money/weight';
import { useId } from 'react';
import { Link } from 'react-router';

import { askToSend, removeKeptOrder, useKeptOrders } from '../../lib/kept-order/kept-orders.ts';
import type { KeptOrder } from '../../lib/kept-order/kept-orders.ts';
import { useIsOnline } from '../../lib/offline/use-is-online.ts';
import { keptOrderTexts } from './kept-order.texts.ts';

/** The orders that the customer has kept and not sent. None is sent without a tap. */
export function KeptOrders({ className }: { className: string }) {
  const orders = useKeptOrders();
  if (orders.length === 0) return null;
  return (
    <div className={`kept-orders ${className}`}>
      {orders.map((kept) => (
        <KeptOrderCard key={kept.key} kept={kept} />
      ))}
    </div>
  );
}

function KeptOrderCard({ kept: { key, keptAt, amountPaise, order } }: { kept: KeptOrder }) {
  const titleId = useId();
  const isOnline = useIsOnline();
  const grams = order.items.reduce((sum, { quantityKg }) => sum + kgToGrams(quantityKg), 0);
  const flours = new Set(order.items.map(({ productId }) => productId)).size;
  const contents = keptOrderTexts.contents(formatGrams(grams), flours, formatPaise(amountPaise));
  const path = `/kept-order/${key}`;
  return (
    <section aria-labelledby={titleId} className="kept">
      <h2 id={titleId}>{isOnline ? keptOrderTexts.networkIsBack : keptOrderTexts.kept}</h2>
      <p>
        {contents}
        <br />
        {keptOrderTexts.keptAt(days.formatMomentOfYear(new Date(keptAt).toISOString()))}
      </p>
      {!isOnline && <p>{keptOrderTexts.howToSend}</p>}
      {isOnline ? (
        <Link
          to={path}
          onClick={() => askToSend(key)}
          className="button button-primary button-large"
        >
          {keptOrderTexts.send}
        </Link>
      ) : (
        <button type="button" aria-disabled="true" className="button">
          {keptOrderTexts.send}
        </button>
      )}
      <Link to={path} className="button">
        {keptOrderTexts.lookAgain}
      </Link>
      {isOnline && (
        <button type="button" onClick={() => removeKeptOrder(key)} className="button button-danger">
          {keptOrderTexts.throwAway}
        </button>
      )}
    </section>
  );
}
