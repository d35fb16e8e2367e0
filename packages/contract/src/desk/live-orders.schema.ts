import * as z from 'zod';
import { CHANGES_PER_EVENT, orderChanges } from './live-orders.ts';
import { Id } from '../text/text.schema.ts';

export const OrdersChanged = z
  .object({
    changes: z
      .array(z.object({ orderId: Id, change: z.enum(orderChanges) }))
      .max(CHANGES_PER_EVENT)
      .describe('Oldest first'),
    isMore: z.boolean().describe('True if some changes are left out'),
  })
  .meta({
    id: 'OrdersChanged',
    description:
      'Data of the `orders` event. Reload the list when a stream opens again, and at a `recent` event.',
  });
export type OrdersChanged = z.infer<typeof OrdersChanged>;
