import type { Product } from '@dalan/contract/catalog/catalog';
import type { BulkAction, BulkAnswer } from '@dalan/contract/desk/bulk-orders';
import { paiseToRupees, rupeesToPaise } from '@dalan/contract/money/money';
import { ownPricePaise } from '@dalan/contract/on-account/accounts';
import type { MyAccount } from '@dalan/contract/on-account/accounts';
import type { Order } from '@dalan/contract/orders/orders';
import { Refused } from './crew.ts';
import type { Crew } from './crew.ts';

export async function placeOrder({ call, userIdOf }: Crew): Promise<string> {
  // A customer whose session has ended is replaced here, before their id is used.
  await call('customer', 'GET', '/api/account');
  const products = await call<Product[]>('visitor', 'GET', '/api/products');
  const [flour] = products
    .filter(({ isActive }) => isActive)
    .sort((a, b) => b.quantity - a.quantity);
  // A customer who may owe has prices of their own.
  const own = await call<MyAccount | null>('customer', 'GET', '/api/my-account');
  const publicPaise = rupeesToPaise(flour?.pricePerKg ?? 0);
  const isOwn = own !== null && own.isClosed !== true;
  const paise = isOwn ? ownPricePaise(flour?._id ?? '', publicPaise, own) : publicPaise;
  const placed = await call<Order>('customer', 'POST', '/api/orders', {
    userId: userIdOf('customer'),
    items: [
      {
        productId: flour?._id,
        quantityKg: 1,
        pricePerKg: paiseToRupees(paise),
        grind: flour?.grinds?.[0]?.key,
      },
    ],
    deliveryAddress: '12 Jatyachi Aali, Kasba Peth, Pune 411011',
    contactNumber: '9876543210',
  });
  return placed._id;
}

export async function moveOrder(
  { call }: Crew,
  orderId: string,
  action: BulkAction,
): Promise<void> {
  const move = { action, orders: [{ orderId }] };
  const { results } = await call<BulkAnswer>('staff', 'POST', '/api/admin/orders/bulk', move);
  const refusal = results[0]?.refusal;
  if (refusal) throw new Refused(`${action.do}: ${refusal.message}`);
}

export async function millOrder(crew: Crew): Promise<string> {
  const orderId = await placeOrder(crew);
  await moveOrder(crew, orderId, { do: 'confirm' });
  await moveOrder(crew, orderId, { do: 'mark milled' });
  return orderId;
}

export async function confirmOrder(crew: Crew): Promise<Order> {
  const orderId = await placeOrder(crew);
  await moveOrder(crew, orderId, { do: 'confirm' });
  return crew.call<Order>('staff', 'GET', `/api/admin/orders/${orderId}`);
}
