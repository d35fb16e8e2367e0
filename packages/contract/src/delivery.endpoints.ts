import type { DeliveryAnswer } from './delivery.ts';
import { endpoint } from './endpoint.ts';

type Nothing = Record<never, never>;

export const deliveryEndpoints = {
  getDelivery: endpoint<Nothing, DeliveryAnswer>('GET', '/api/delivery', 'public'),
};
