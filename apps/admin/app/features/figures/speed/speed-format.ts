import { vitalEdges, vitalLimits } from '@dalan/contract/pages/visits';
import type { Vital } from '@dalan/contract/pages/visits';

const MS_PER_SECOND = 1000;
/** From this value on, seconds are easier to read than milliseconds. */
const SECONDS_FROM_MS = 1000;

/** `1.9 s`, `90 ms`, `0.02` for jumps, and `over 10 s` beyond the last edge. */
export function formatVital(vital: Vital, value: number | null): string {
  if (value === null) return '–';
  const isBeyond = value >= (vitalEdges[vital].at(-1) ?? Infinity);
  const figure = vital === 'cls' ? (value / 1000).toFixed(2) : formatTime(value);
  return isBeyond ? `over ${figure}` : figure;
}

function formatTime(ms: number): string {
  return ms < SECONDS_FROM_MS ? `${ms} ms` : `${(ms / MS_PER_SECOND).toFixed(1)} s`;
}

export function verdictOf(vital: Vital, value: number): 'good' | 'fair' | 'poor' {
  const { good, poor } = vitalLimits[vital];
  if (value <= good) return 'good';
  return value <= poor ? 'fair' : 'poor';
}
