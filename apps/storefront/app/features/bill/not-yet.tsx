import { formatRupees } from '@dalan/contract/money';
import type { Order } from '@dalan/contract/orders';
import { formatGrams, kgToGrams } from '@dalan/contract/weight';

import { billPageTexts } from './bill-texts.ts';
import './bill.css';

/** What was ordered, until the bill comes with the flour. */
export function NotYet({ message, order }: { message: string; order: Order }) {
  return (
    <article className="bill">
      <header className="bill-head">
        <h1>{billPageTexts.title}</h1>
      </header>
      <p className="bill-message">{message}</p>
      <table className="bill-rows">
        <thead>
          <tr>
            <th scope="col">Flour</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {order.items.map(({ productId, quantityKg, pricePerKg, totalPrice }) => (
            <tr key={productId._id}>
              <td>
                {productId.name}, {formatGrams(kgToGrams(quantityKg))} × {formatRupees(pricePerKg)}
              </td>
              <td>{formatRupees(totalPrice)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  );
}
