import type { ReactNode } from 'react';
import { lineKey, nameWithGrind } from '@dalan/contract/catalog/grinds';
import { formatRupees } from '@dalan/contract/money/money';
import type { OrderItem } from '@dalan/contract/orders/orders';

type ItemRowsProps = {
  items: OrderItem[];
  /** Stands below the name of the flour. */
  below?: (item: OrderItem) => ReactNode;
};

/** The table body that both item tables share. */
export function ItemRows({ items, below }: ItemRowsProps) {
  return (
    <tbody>
      {items.map((item) => {
        const { productId, grind, quantityKg, pricePerKg, totalPrice } = item;
        const name = nameWithGrind(productId.name, grind, 'en');
        return (
          <tr key={lineKey({ productId: productId._id, grind: grind?.key })}>
            <td title={name}>
              <span>{name}</span>
              {below?.(item)}
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
