import { mailDrill } from './drills/mail.drill.ts';
import { goalOf, runDrills } from './drills/run-drills.ts';

await runDrills([mailDrill], goalOf());
