import { endpoint } from '../endpoint.ts';
import type { Nothing } from '../endpoint.ts';
import type { DeliveryAnswer } from './delivery.ts';

export const deliveryEndpoints = {
  getDelivery: endpoint<Nothing, DeliveryAnswer>('GET', '/api/delivery', 'public'),
};
