import { billRefusals } from '@dalan/contract/payments/bills';
import { formatRupees } from '@dalan/contract/money/money';
import { statusesWithoutStock } from '@dalan/contract/orders/orders';
import type { Order } from '@dalan/contract/orders/orders';
import { formatGrams, kgToGrams } from '@dalan/contract/money/weight';

import { FlourName } from '../../ui/flour-name.tsx';
import { billPageTexts } from './bill.texts.ts';
import './bill.css';

/** Shows what was ordered. The bill comes with the flour. */
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
          {order.items.map(({ productId, quantityKg, pricePerKg, totalPrice }) => (
            <tr key={productId._id}>
              <td>
                <FlourName flour={productId} />, {formatGrams(kgToGrams(quantityKg))} ×{' '}
                {formatRupees(pricePerKg)}
              </td>
              <td>{formatRupees(totalPrice)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  );
}
