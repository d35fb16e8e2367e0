import { ORDER_ATTEMPT_LIVES_MS } from '@dalan/contract/checkout';

/** One wish to buy: however often it is sent, the shop places one order for its key. */
export type OrderAttempt = { key: string; sentAt: number };

export function parseAttempt(text: string | null): OrderAttempt | undefined {
  try {
    const { key, sentAt } = JSON.parse(text ?? '{}') as Partial<OrderAttempt>;
    const isAttempt = typeof key === 'string' && key !== '' && typeof sentAt === 'number';
    return isAttempt ? { key, sentAt } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The key of the attempt that has no answer yet, also for a changed order: if the first one did
 * arrive, the shop answers with it instead of placing a second.
 */
export function continueAttempt(
  earlier: OrderAttempt | undefined,
  { now, newKey }: { now: number; newKey: string },
): OrderAttempt {
  const isOpen = earlier !== undefined && now - earlier.sentAt < ORDER_ATTEMPT_LIVES_MS;
  return { key: isOpen ? earlier.key : newKey, sentAt: now };
}
