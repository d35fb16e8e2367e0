import { allDrills } from './all-drills.ts';
import { goalOf, runDrills } from './run-drills.ts';

/** Runs every drill with its full goal. */
await runDrills(allDrills, goalOf());
