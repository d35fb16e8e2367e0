import { goalOf, runDrills } from './drills/run-drills.ts';
import { standbyDrill } from './drills/standby.drill.ts';

await runDrills([standbyDrill], goalOf());
