import { counter, endpoint } from './endpoint.ts';
import type { Today, Waiting } from './today.ts';

type Nothing = Record<never, never>;

export const todayEndpoints = {
  getToday: endpoint<Nothing, Today>('GET', '/api/admin/today', 'admin', counter),
  getWaiting: endpoint<Nothing, Waiting>('GET', '/api/admin/waiting', 'admin', counter),
};
