import { DELIVERY_STORE_KEY } from '@dalan/contract/people/session-store';

import { clearTab, readTab, writeTab } from '../tab-store.ts';
import type { Delivery } from './delivery.rules.ts';

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
  return parseDelivery(readTab(DELIVERY_STORE_KEY), userId);
}

/** The details survive a reload and a log-in, but only for the same customer. */
export function keepDelivery(userId: string, delivery: StoredDelivery): void {
  writeTab(DELIVERY_STORE_KEY, JSON.stringify({ userId, ...delivery }));
}

export function forgetDelivery(): void {
  clearTab(DELIVERY_STORE_KEY);
}
