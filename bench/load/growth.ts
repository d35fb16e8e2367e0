import { median } from './latency.ts';

export type Growth = { early: number; late: number; perHour: number; isLeak: boolean };

/** Less growth than this is normal variation of the garbage collector. */
const GROWTH_MOST = { share: 0.15, bytes: 10 * 1024 * 1024 };

/** Compares the median of the first third with that of the last. */
export function growthOf(values: number[], everySeconds: number): Growth {
  const third = Math.floor(values.length / 3);
  const early = median(values.slice(0, third));
  const late = median(values.slice(-third));
  const grown = late - early;
  return {
    early,
    late,
    perHour: slopeOf(values) * (3_600 / everySeconds),
    isLeak: grown > GROWTH_MOST.bytes && grown > GROWTH_MOST.share * early,
  };
}

/** Returns the median of the slopes between all pairs (Theil–Sen), robust against outliers. */
function slopeOf(values: number[]): number {
  const slopes = values.flatMap((value, place) =>
    values.slice(place + 1).map((later, distance) => (later - value) / (distance + 1)),
  );
  return median(slopes);
}
