import { allDrills } from './all-drills.ts';
import { goalOf, runDrills } from './run-drills.ts';

/** Runs each kind of fault once. The gap limit is loose for a busy machine. */
await runDrills(
  allDrills,
  goalOf({ orders: 100, faults: 3, withinSeconds: 90, gapMostMs: 60_000 }),
);
