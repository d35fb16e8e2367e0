import { sendAtRate } from './arrivals.ts';
import type { Sent } from './arrivals.ts';
import { KINDS } from './calls.ts';
import type { Kind } from './calls.ts';
import { latencyOf, quantile } from './latency.ts';
import type { Latency } from './latency.ts';
import type { LoadShop } from './load-shop.ts';
import { readUsage, sharesBetween } from './usage.ts';
import type { Shares } from './usage.ts';

/** The result of one rate, sent for some seconds. */
export type Step = {
  rate: number;
  reached: number;
  /** Counts all calls except log-ins, since password hashing is slow on purpose. */
  all: Latency;
  kinds: Record<Kind, Latency>;
  errors: number;
  sentLateMs: number;
  loopDelayMs: number;
  shares: Shares;
  hasHeld: boolean;
};

export const P99_MOST_MS = 500;

export async function runStep(
  shop: LoadShop,
  { rate, seconds, send }: { rate: number; seconds: number; send: () => Promise<Sent> },
): Promise<Step> {
  const before = await readUsage(shop);
  const flow = await sendAtRate({ rate, seconds }, send);
  const after = await readUsage(shop);
  const { samples } = flow;
  const all = latencyOf(samples.filter(({ kind }) => kind !== 'log-in'));
  const errors = samples.filter(({ isFine }) => !isFine).length;
  const reached = (samples.length - errors) / flow.seconds;
  const byKind = KINDS.map((kind) => [kind, latencyOf(samples.filter((one) => one.kind === kind))]);
  return {
    ...{ rate, reached, all, errors },
    kinds: Object.fromEntries(byKind) as Record<Kind, Latency>,
    sentLateMs: quantile(
      samples.map(({ latenessMs }) => latenessMs),
      0.99,
    ),
    loopDelayMs: after.loopDelayMs,
    shares: sharesBetween(before, after),
    hasHeld: errors === 0 && !flow.isGivenUp && all.p99 <= P99_MOST_MS,
  };
}
