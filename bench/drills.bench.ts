import { allDrills } from './drills/all-drills.ts';
import { goalOf, runDrills } from './drills/run-drills.ts';

/** Every drill to its whole goal. */
await runDrills(allDrills, goalOf());
