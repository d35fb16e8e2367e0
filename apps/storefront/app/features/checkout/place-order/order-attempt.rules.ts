/**
 * An unanswered order keeps its idempotency key this long. After that the next order is a new one.
 */
export const ORDER_ATTEMPT_LIVES_MS = 60 * 60 * 1000;
/** After this time the answer counts as lost. A retry is safe, because the attempt keeps its key. */
export const ORDER_ANSWER_TIMEOUT_MS = 30_000;

/** However often an attempt's idempotency key is sent, the shop places one order for it. */
export type OrderAttempt = {
  key: string;
  sentAt: number;
  /** The earlier order that this attempt replaces. */
  insteadOf?: string;
};

export function parseAttempt(text: string | null): OrderAttempt | undefined {
  try {
    const { key, sentAt, insteadOf } = JSON.parse(text ?? '{}') as Partial<OrderAttempt>;
    const isAttempt = typeof key === 'string' && key !== '' && typeof sentAt === 'number';
    if (!isAttempt) return undefined;
    return { key, sentAt, ...(typeof insteadOf === 'string' && { insteadOf }) };
  } catch {
    return undefined;
  }
}

/** Attempt keys with the order each one became, oldest first. */
export type SettledAttempts = readonly (readonly [key: string, orderId: string])[];

/** This is enough for anybody who steps back through the history. */
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
 * Reuses the key of an attempt without a response, even if the order has changed: if the first
 * one did arrive, the shop returns it instead of placing a second.
 */
export function continueAttempt(
  earlier: OrderAttempt | undefined,
  { now, newKey }: { now: number; newKey: string },
): OrderAttempt {
  const isOpen = earlier !== undefined && now - earlier.sentAt < ORDER_ATTEMPT_LIVES_MS;
  return isOpen ? { ...earlier, sentAt: now } : { key: newKey, sentAt: now };
}
