import { ORDER_ATTEMPT_LIVES_MS } from '@dalan/contract/checkout';
import type { NewOrder } from '@dalan/contract/orders';

/** One wish to buy: however often it is sent, the shop places one order for its key. */
export type OrderAttempt = { key: string; contents: string; startedAt: number };

export function parseAttempt(text: string | null): OrderAttempt | undefined {
  try {
    const { key, contents, startedAt } = JSON.parse(text ?? '{}') as Partial<OrderAttempt>;
    const isAttempt = typeof key === 'string' && typeof contents === 'string' && key !== '';
    return isAttempt && typeof startedAt === 'number' ? { key, contents, startedAt } : undefined;
  } catch {
    return undefined;
  }
}

/** The earlier attempt where it asks for the very same, else a new one. */
export function continueAttempt(
  earlier: OrderAttempt | undefined,
  order: NewOrder,
  { now, newKey }: { now: number; newKey: string },
): OrderAttempt {
  const contents = JSON.stringify(order);
  const isSameWish =
    earlier?.contents === contents && now - earlier.startedAt < ORDER_ATTEMPT_LIVES_MS;
  return isSameWish ? earlier : { key: newKey, contents, startedAt: now };
}
