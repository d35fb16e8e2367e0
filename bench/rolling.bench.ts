import { rollingDrill } from './drills/rolling.drill.ts';
import { goalOf, runDrills } from './drills/run-drills.ts';

await runDrills([rollingDrill], goalOf());
