import { clockDrill } from './drills/clock.drill.ts';
import { goalOf, runDrills } from './drills/run-drills.ts';

await runDrills([clockDrill], goalOf());
