import { slowDatabaseDrill } from './drills/slow-database.drill.ts';
import { goalOf, runDrills } from './drills/run-drills.ts';

await runDrills([slowDatabaseDrill], goalOf());
