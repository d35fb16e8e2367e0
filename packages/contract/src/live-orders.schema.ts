import * as z from 'zod';
import { CHANGES_PER_EVENT, orderChanges } from './live-orders.ts';
import { Id } from './text.schema.ts';

export const OrdersChanged = z
  .object({
    changes: z
      .array(z.object({ orderId: Id, change: z.enum(orderChanges) }))
      .max(CHANGES_PER_EVENT)
      .describe('Oldest first'),
    isMore: z.boolean().describe('So much happened that some of it is left out'),
  })
  .meta({
    id: 'OrdersChanged',
    description: 'The data of an event named orders. Read the list anew on every open.',
  });
