import { billRefusals } from '@dalan/contract/bills';
import { formatRupees } from '@dalan/contract/money';
import { statusesWithoutStock } from '@dalan/contract/orders';
import type { Order } from '@dalan/contract/orders';
import { formatGrams, kgToGrams } from '@dalan/contract/weight';

import { fontOf } from '../../lib/fonts/in-cut.ts';
import { shownName } from '../../lib/language/shown-name.ts';
import { billPageTexts } from './bill.texts.en.ts';
import './bill.css';

/** What was ordered, until the bill comes with the flour. */
export function NotYet({ order }: { order: Order }) {
  return (
    <article className="bill">
      <header className="bill-head">
        <h1>{billPageTexts.title}</h1>
      </header>
      <p className="bill-message">
        {statusesWithoutStock.includes(order.orderStatus)
          ? billRefusals.ended
          : billRefusals.notYet}
      </p>
      <table className="bill-rows">
        <thead>
          <tr>
            <th scope="col">{billPageTexts.flour}</th>
            <th scope="col">{billPageTexts.amount}</th>
          </tr>
        </thead>
        <tbody>
          {order.items.map(({ productId, quantityKg, pricePerKg, totalPrice }) => {
            const { lead } = shownName(productId);
            return (
              <tr key={productId._id}>
                <td className={fontOf(lead.text)}>
                  <span lang={lead.lang}>{lead.text}</span>, {formatGrams(kgToGrams(quantityKg))} ×{' '}
                  {formatRupees(pricePerKg)}
                </td>
                <td>{formatRupees(totalPrice)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </article>
  );
}
