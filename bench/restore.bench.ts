import { restoreDrill } from './drills/restore.drill.ts';
import { goalOf, runDrills } from './drills/run-drills.ts';

await runDrills([restoreDrill], goalOf());
