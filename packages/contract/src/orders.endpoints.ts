import { counter, endpoint } from './endpoint.ts';
import type { LanguageQuery } from './languages.ts';
import type { ListQuery } from './lists.ts';
import type { BalancesAnswer, OrderListQuery } from './order-steps.ts';
import type { NewOrder, Order, StatusChange } from './orders.ts';
import type { MessageAnswer } from './text.ts';
import type { KnownVersion } from './versions.schema.ts';

type ById = { params: { id: string } };
type Deletion = ById & { query?: KnownVersion };
/** Of the names of flours. */
type InLanguage = { query?: LanguageQuery };
type Nothing = Record<never, never>;

export const orderEndpoints = {
  placeOrder: endpoint<InLanguage & { body: NewOrder }, Order>('POST', '/api/orders', 'customer'),
  cancelOrder: endpoint<ById & InLanguage, Order>('POST', '/api/orders/:id/cancel', 'customer'),
  listMyOrders: endpoint<{ query?: ListQuery & LanguageQuery }, Order[]>(
    'GET',
    '/api/my-orders',
    'customer',
  ),
  listOrders: endpoint<{ query?: OrderListQuery }, Order[]>(
    'GET',
    '/api/admin/orders',
    'admin',
    counter,
  ),
  listBalances: endpoint<{ query?: OrderListQuery }, BalancesAnswer>(
    'GET',
    '/api/admin/balances',
    'admin',
    counter,
  ),
  getOrder: endpoint<ById, Order>('GET', '/api/admin/orders/:id', 'admin', counter),
  listOpenOrdersOfUser: endpoint<ById, Order[]>(
    'GET',
    '/api/admin/users/:id/open-orders',
    'admin',
    counter,
  ),
  /** An event stream: see `live-orders.ts`. */
  watchOrders: endpoint<Nothing, never>('GET', '/api/admin/events', 'admin', counter),
  deleteOrder: endpoint<Deletion, MessageAnswer>(
    'DELETE',
    '/api/admin/orders/:id',
    'admin',
    counter,
  ),
  changeOrderStatus: endpoint<{ body: StatusChange }, Order>(
    'PUT',
    '/api/admin/order-and-payment/status',
    'admin',
    counter,
  ),
};
