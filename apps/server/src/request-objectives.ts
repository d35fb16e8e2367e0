import { endpoints } from '@dalan/contract/endpoints';
import type { RequestObjective } from './platform/telemetry/objectives.ts';

const { placeOrder, placePhoneOrder, sellAtCounter } = endpoints;

/** What counts as an order taken and as a page served. docs/runbook.md says what is promised. */
export const requestObjectives: readonly RequestObjective[] = [
  {
    objective: 'order_taken',
    method: 'POST',
    routes: [placeOrder.path, placePhoneOrder.path, sellAtCounter.path],
    withinMs: 2_000,
  },
  { objective: 'page_served', method: 'GET', routes: ['/', '/*'], withinMs: 1_000 },
];
