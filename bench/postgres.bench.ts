import { postgresDrill } from './drills/postgres.drill.ts';
import { goalOf, runDrills } from './drills/run-drills.ts';

await runDrills([postgresDrill], goalOf());
