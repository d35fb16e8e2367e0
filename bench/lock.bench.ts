import { lockDrill } from './drills/lock.drill.ts';
import { goalOf, runDrills } from './drills/run-drills.ts';

await runDrills([lockDrill], goalOf());
