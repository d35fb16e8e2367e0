import { counter, endpoint } from '../endpoint.ts';
import type { ById, Deletion, InLanguage, Nothing } from '../endpoint.ts';
import type { LanguageQuery } from '../language/languages.ts';
import type { ListQuery } from '../text/lists.ts';
import type { MessageAnswer } from '../text/text.ts';
import type { OrderContents, OrderContentsAnswer } from './order-contents.ts';
import type { BalancesAnswer, OrderListQuery } from './order-steps.ts';
import type { NewOrder, Order, StatusChange } from './orders.ts';
import type {
  NewRepeat,
  Repeat,
  RepeatChoices,
  RepeatDecision,
  RepeatLink,
  RepeatLinkDecision,
  RepeatPage,
} from './repeats.ts';

export const orderEndpoints = {
  getOrderContents: endpoint<ById, OrderContentsAnswer>(
    'GET',
    '/api/admin/orders/:id/contents',
    'admin',
    counter,
  ),
  changeOrderContents: endpoint<ById & { body: OrderContents }, Order>(
    'PUT',
    '/api/admin/orders/:id/contents',
    'admin',
    counter,
  ),

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

  getRepeatChoices: endpoint<InLanguage & ById, RepeatChoices>(
    'GET',
    '/api/orders/:id/repeat',
    'customer',
  ),
  startRepeat: endpoint<InLanguage & { body: NewRepeat }, Repeat>(
    'POST',
    '/api/repeats',
    'customer',
  ),
  listMyRepeats: endpoint<InLanguage, Repeat[]>('GET', '/api/repeats', 'customer'),
  decideRepeat: endpoint<InLanguage & ById & { body: RepeatDecision }, Repeat>(
    'POST',
    '/api/repeats/:id/decision',
    'customer',
  ),
  /** A link in a mail opens this without a log-in. */
  openRepeatLink: endpoint<InLanguage & { body: RepeatLink }, RepeatPage>(
    'POST',
    '/api/repeat-link',
    'public',
  ),
  decideByRepeatLink: endpoint<InLanguage & { body: RepeatLinkDecision }, RepeatPage>(
    'POST',
    '/api/repeat-link/decision',
    'public',
  ),
};
