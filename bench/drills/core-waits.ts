import { readFileSync } from 'node:fs';

/** How long the main thread of a process was ready to run, but other processes had all cores. */
export function waitedForCoreMs(pid: number): number {
  try {
    const [, waitedNs = '0'] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
    return Math.round(Number(waitedNs) / 1e6);
  } catch {
    // Only Linux counts this.
    return 0;
  }
}
