/** One call: its planned send time, its real one, and when its answer was complete. */
export type Sample = {
  kind: string;
  latenessMs: number;
  /** Latency counts from the planned send time, so that a late send is part of it. */
  latencyMs: number;
  isFine: boolean;
};

export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

export function median(values: number[]): number {
  return quantile(values, 0.5);
}

export type Latency = { p50: number; p99: number };

export function latencyOf(samples: Sample[]): Latency {
  const times = samples.map(({ latencyMs }) => latencyMs);
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}
