import { allDrills } from './all-drills.ts';
import { goalOf, runDrills } from './run-drills.ts';

/** Every drill to its whole goal. */
await runDrills(allDrills, goalOf());
