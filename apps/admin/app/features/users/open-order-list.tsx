import Box from '@mui/material/Box';
import { formatRupees } from '@dalan/contract/money';
import type { Order } from '@dalan/contract/orders';
import { shortOrderId } from '@dalan/contract/orders';
import { formatGrams, kgToGrams } from '@dalan/contract/weight';

/** `AD7C51E2 · 8 kg · ₹734.00`, a line each. */
export function OpenOrderList({ orders }: { orders: Order[] }) {
  return (
    <Box component="ul" aria-label="Open orders" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {orders.map((order) => (
        <li key={order._id}>
          <b>{shortOrderId(order._id)}</b> · {weightOf(order)} · {formatRupees(order.totalAmount)}
        </li>
      ))}
    </Box>
  );
}

function weightOf({ items }: Order): string {
  return formatGrams(items.reduce((sum, { quantityKg }) => sum + kgToGrams(quantityKg), 0));
}
