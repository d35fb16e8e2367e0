import { randomUUID } from 'node:crypto';
import type { StockChange } from '@dalan/contract/catalog/stock';
import type { LoggedIn } from '../shops/sessions.ts';

/** A request for `app.inject`. */
export function stockRequest(
  staff: LoggedIn,
  productId: string,
  change: StockChange,
  key: string = randomUUID(),
) {
  return {
    method: 'POST' as const,
    url: `/api/admin/stock/${productId}/movements`,
    headers: { ...staff.headers, 'idempotency-key': key },
    payload: change,
  };
}
