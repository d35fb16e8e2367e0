import type { DeliveryAnswer } from './delivery.ts';
import { counter, endpoint } from './endpoint.ts';
import type { DayMove, DayMoveAnswer } from './orders.ts';

type Nothing = Record<never, never>;

export const deliveryEndpoints = {
  getDelivery: endpoint<Nothing, DeliveryAnswer>('GET', '/api/delivery', 'public'),
  moveOrdersToDay: endpoint<{ body: DayMove }, DayMoveAnswer>(
    'PUT',
    '/api/admin/orders/due-day',
    'admin',
    counter,
  ),
};
