import { counter, endpoint } from './endpoint.ts';
import type { OrderContents, OrderContentsAnswer } from './order-contents.ts';
import type { Order } from './orders.ts';

type ById = { params: { id: string } };

export const orderContentsEndpoints = {
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
};
