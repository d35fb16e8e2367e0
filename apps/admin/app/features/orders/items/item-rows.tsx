import { formatRupees } from '@dalan/contract/money/money';
import type { OrderItem } from '@dalan/contract/orders/orders';

/** The table body that both item tables share. */
export function ItemRows({ items }: { items: OrderItem[] }) {
  return (
    <tbody>
      {items.map(({ productId, quantityKg, pricePerKg, totalPrice }) => (
        <tr key={productId._id}>
          <td title={productId.name}>
            <span>{productId.name}</span>
          </td>
          <td>{quantityKg}</td>
          <td>{formatRupees(pricePerKg)}</td>
          <td>{formatRupees(totalPrice)}</td>
        </tr>
      ))}
    </tbody>
  );
}
