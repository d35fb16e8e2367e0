import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BagLabelsAnswer, BagLabelsQuery } from '@dalan/contract/mill/bag-labels';
import { api } from '../../../lib/api/api.ts';
import { useLiveOrders } from '../list/use-live-orders.ts';
import { ORDERS_KEY } from '../order-cache.ts';
import { kindsOf, labelCount } from './labels.rules.ts';
import type { BagKind } from './labels.rules.ts';

export function useLabels(asked: BagLabelsQuery) {
  useLiveOrders(() => undefined);
  return useQuery({
    queryKey: [ORDERS_KEY, 'bag labels', asked],
    queryFn: ({ signal }) => api.call('getBagLabels', { query: asked }, { signal }),
  });
}

/** Which labels are printed, and how many of each kind. */
export function useChosenLabels(answer: BagLabelsAnswer | undefined) {
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map());
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  const [tooLong, setTooLong] = useState<ReadonlySet<string>>(new Set());
  const kinds = kindsOf(answer?.bags ?? []);
  const countOf = (kind: BagKind) => labelCount(kind, counts, unticked, tooLong);
  return {
    kinds,
    tooLong,
    countOf,
    total: kinds.reduce((sum, kind) => sum + countOf(kind), 0),
    setCount: ({ key }: BagKind, count: number) => setCounts(new Map(counts).set(key, count)),
    tick: ({ key }: BagKind, isTicked: boolean) => setUnticked(withKey(unticked, key, !isTicked)),
    noteFit: ({ key }: BagKind, isWhole: boolean) =>
      setTooLong((before) => withKey(before, key, !isWhole)),
  };
}

/** The same set if nothing changes, so that nothing is drawn again. */
function withKey(keys: ReadonlySet<string>, key: string, isIn: boolean): ReadonlySet<string> {
  if (keys.has(key) === isIn) return keys;
  const others = [...keys].filter((one) => one !== key);
  return new Set(isIn ? [...others, key] : others);
}
