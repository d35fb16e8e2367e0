import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readMetrics } from './metrics.ts';
import type { ServerMetrics } from './metrics.ts';

/** Arguments for a Node process whose memory is measured. */
export const COLLECT = [
  '--expose-gc',
  '--import',
  resolve(import.meta.dirname, 'collect-on-signal.ts'),
];
export const COLLECTED_WITHIN_MS = 1_000;

/** Reads the memory after a garbage collection; between collections a heap always grows. */
export async function readCollected(pid: number, metricsUrl: string): Promise<ServerMetrics> {
  process.kill(pid, 'SIGUSR2');
  await delay(COLLECTED_WITHIN_MS);
  return readMetrics(metricsUrl);
}
