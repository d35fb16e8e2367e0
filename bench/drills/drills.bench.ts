import { allDrills } from './all-drills.ts';
import { goalOf, runDrills } from './run-drills.ts';

/** Every drill with its full goal. */
await runDrills(allDrills, goalOf());
