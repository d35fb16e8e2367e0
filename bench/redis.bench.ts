import { redisDrill } from './drills/redis.drill.ts';
import { goalOf, runDrills } from './drills/run-drills.ts';

await runDrills([redisDrill], goalOf());
