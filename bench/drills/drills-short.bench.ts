import { allDrills } from './all-drills.ts';
import { goalOf, runDrills } from './run-drills.ts';

/** Part of the gate: each kind of fault once. How long a gap is, only a quiet machine can say. */
await runDrills(
  allDrills,
  goalOf({ orders: 100, faults: 3, withinSeconds: 90, gapMostMs: 60_000 }),
);
