import type { NewOrder } from '@dalan/contract/orders/orders';
import { KEPT_ORDERS_STORE_KEY } from '@dalan/contract/people/session-store';
import { useSyncExternalStore } from 'react';

import { readSession } from '../session/stored-session.ts';

/** An order that the customer will send when the network is back. */
export type KeptOrder = {
  /** However often this idempotency key is sent, the shop places one order for it. */
  key: string;
  keptAt: number;
  /** The amount that the customer has seen. */
  amountPaise: number;
  order: NewOrder;
};

type Stored = { version: 1; userId: string; orders: KeptOrder[] };

/** The orders of this customer. Anything unreadable counts as none. */
export function parseKeptOrders(text: string | null, userId: string): readonly KeptOrder[] {
  try {
    const stored = JSON.parse(text ?? 'null') as Partial<Stored> | null;
    if (stored?.version !== 1 || stored.userId !== userId || userId === '') return [];
    return Array.isArray(stored.orders) ? stored.orders.filter(isKeptOrder) : [];
  } catch {
    return [];
  }
}

function isKeptOrder(value: unknown): value is KeptOrder {
  if (typeof value !== 'object' || value === null) return false;
  const { key, keptAt, order } = value as Partial<KeptOrder>;
  return typeof key === 'string' && typeof keptAt === 'number' && Array.isArray(order?.items);
}

const none: readonly KeptOrder[] = [];
let last = { text: null as string | null, userId: '', orders: none };
const listeners = new Set<() => void>();

/** Returns the same array until its contents change, as React requires. */
function readKeptOrders(): readonly KeptOrder[] {
  const { userId } = readSession();
  let text: string | null = null;
  try {
    text = localStorage.getItem(KEPT_ORDERS_STORE_KEY);
  } catch {
    // Storage is blocked, so nothing is kept.
  }
  if (text !== last.text || userId !== last.userId) {
    last = { text, userId, orders: parseKeptOrders(text, userId) };
  }
  return last.orders;
}

export function findKeptOrder(key: string): KeptOrder | undefined {
  return readKeptOrders().find((kept) => kept.key === key);
}

function write(orders: readonly KeptOrder[]): void {
  const stored = { version: 1, userId: readSession().userId, orders };
  if (orders.length === 0) localStorage.removeItem(KEPT_ORDERS_STORE_KEY);
  else localStorage.setItem(KEPT_ORDERS_STORE_KEY, JSON.stringify(stored));
  for (const listener of listeners) listener();
}

/** Replaces an earlier version of the same order. Throws if the phone's storage is full. */
export function keepOrder(kept: KeptOrder): void {
  write([...readKeptOrders().filter(({ key }) => key !== kept.key), kept]);
}

export function removeKeptOrder(key: string): void {
  write(readKeptOrders().filter((kept) => kept.key !== key));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // The event fires when another tab has changed the orders.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export function useKeptOrders(): readonly KeptOrder[] {
  return useSyncExternalStore(subscribe, readKeptOrders, () => none);
}

/** The key is only in memory, so that a reload sends nothing. */
let tappedKey: string | undefined;

/** Records that the customer has tapped Send. */
export function askToSend(key: string): void {
  tappedKey = key;
}

/** Returns true once per tap. */
export function takeSendTap(key: string): boolean {
  const isTapped = tappedKey === key;
  tappedKey = undefined;
  return isTapped;
}
