import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { BulkAction, BulkAnswer } from '@dalan/contract/desk/bulk-orders';
import { orderLimits } from '@dalan/contract/orders/orders';
import { api } from '../../lib/api/api.ts';
import { useUserIdHeader } from '../../lib/session/session.ts';
import { keepNewest } from './order-cache.ts';

type OrderToMove = { orderId: string; version?: number };
type MoveResult = BulkAnswer['results'][number];
/** The orders that one call moved, and the key that undoes it. */
export type MovedOrders = { key: string; orderIds: string[] };

/** The same call gets the same key until it is answered, so that a repeat moves nothing twice. */
export function useMoveOrders() {
  const queryClient = useQueryClient();
  const userIdHeader = useUserIdHeader();
  const keys = useRef(new Map<string, string>());

  async function send(action: BulkAction, orders: OrderToMove[]) {
    const body = { action, orders };
    const call = JSON.stringify(body);
    const key = keys.current.get(call) ?? crypto.randomUUID();
    keys.current.set(call, key);
    const headers = { ...userIdHeader.headers, 'idempotency-key': key };
    const { results } = await api.call('moveOrders', { body }, { headers });
    keys.current.delete(call);
    for (const { order } of results) if (order) keepNewest(queryClient, order);
    return { key, results };
  }

  async function move(action: BulkAction, orders: OrderToMove[]) {
    const results: MoveResult[] = [];
    const moved: MovedOrders[] = [];
    for (const part of partsOf(orders)) {
      const answer = await send(action, part);
      results.push(...answer.results);
      const done = answer.results.filter(({ refusal }) => refusal === undefined);
      if (done.length === 0) continue;
      moved.push({ key: answer.key, orderIds: done.map(({ orderId }) => orderId) });
    }
    return { results, moved };
  }

  async function undo(moved: MovedOrders[]): Promise<MoveResult[]> {
    const calls = moved.map(({ key, orderIds }) =>
      move(
        { do: 'undo', key },
        orderIds.map((orderId) => ({ orderId })),
      ),
    );
    return (await Promise.all(calls)).flatMap(({ results }) => results);
  }

  return { move, undo };
}

function partsOf<Item>(items: Item[], size: number = orderLimits.movedAtOnceMax): Item[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, part) => items.slice(part * size, (part + 1) * size));
}
