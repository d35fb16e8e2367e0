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

/** Keys of attempts, oldest first, each with the order that it became. */
export type SettledAttempts = readonly (readonly [key: string, orderId: string])[];

/** As many as one goes back through by hand. */
const SETTLED_KEPT = 20;

export function parseSettled(text: string | null): SettledAttempts {
  try {
    const stored = JSON.parse(text ?? '[]') as unknown;
    return Array.isArray(stored) ? stored.filter(isSettled) : [];
  } catch {
    return [];
  }
}

function isSettled(pair: unknown): pair is SettledAttempts[number] {
  return Array.isArray(pair) && pair.every((part) => typeof part === 'string');
}

export function withSettled(
  settled: SettledAttempts,
  key: string,
  orderId: string,
): SettledAttempts {
  return [...settled, [key, orderId] as const].slice(-SETTLED_KEPT);
}

export function orderForAttempt(settled: SettledAttempts, key: unknown): string | undefined {
  return settled.find(([settledKey]) => settledKey === key)?.[1];
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
