import { DELIVERY_STORE_KEY } from '@dalan/contract/people/session-store';

/** The pincode only with the delivery rule on. */
export type Delivery = { address: string; phone: string; pincode?: string };

/** What the customer typed for an order that is not placed yet. */
type StoredDelivery = Delivery & { isEditing: boolean };

export function parseDelivery(text: string | null, userId: string): StoredDelivery | undefined {
  try {
    const stored = JSON.parse(text ?? 'null') as (StoredDelivery & { userId: string }) | null;
    if (stored?.userId !== userId) return undefined;
    const { address, phone, pincode, isEditing } = stored;
    if (typeof address !== 'string' || typeof phone !== 'string') return undefined;
    const place = typeof pincode === 'string' ? { pincode } : {};
    return { address, phone, ...place, isEditing };
  } catch {
    return undefined;
  }
}

export function readDelivery(userId: string): StoredDelivery | undefined {
  try {
    return parseDelivery(sessionStorage.getItem(DELIVERY_STORE_KEY), userId);
  } catch {
    return undefined;
  }
}

/** Survives a reload and a log-in, but only for the same customer. */
export function keepDelivery(userId: string, delivery: StoredDelivery): void {
  try {
    sessionStorage.setItem(DELIVERY_STORE_KEY, JSON.stringify({ userId, ...delivery }));
  } catch {
    // It is still on the screen.
  }
}

export function forgetDelivery(): void {
  try {
    sessionStorage.removeItem(DELIVERY_STORE_KEY);
  } catch {
    // Nothing was stored.
  }
}
