import { fullDiskDrill } from './drills/full-disk.drill.ts';
import { goalOf, runDrills } from './drills/run-drills.ts';

await runDrills([fullDiskDrill], goalOf());
