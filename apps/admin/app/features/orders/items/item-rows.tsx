import { lineKey, nameWithGrind } from '@dalan/contract/catalog/grinds';
import { formatRupees } from '@dalan/contract/money/money';
import type { OrderItem } from '@dalan/contract/orders/orders';

/** The table body that both item tables share. */
export function ItemRows({ items }: { items: OrderItem[] }) {
  return (
    <tbody>
      {items.map(({ productId, grind, quantityKg, pricePerKg, totalPrice }) => {
        const name = nameWithGrind(productId.name, grind, 'en');
        return (
          <tr key={lineKey({ productId: productId._id, grind: grind?.key })}>
            <td title={name}>
              <span>{name}</span>
            </td>
            <td>{quantityKg}</td>
            <td>{formatRupees(pricePerKg)}</td>
            <td>{formatRupees(totalPrice)}</td>
          </tr>
        );
      })}
    </tbody>
  );
}
