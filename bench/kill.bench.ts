import { killDrill } from './drills/kill.drill.ts';
import { goalOf, runDrills } from './drills/run-drills.ts';

await runDrills([killDrill], goalOf());
