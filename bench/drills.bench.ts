import { killDrill } from './drills/kill.drill.ts';
import { postgresDrill } from './drills/postgres.drill.ts';
import { redisDrill } from './drills/redis.drill.ts';
import { goalOf, runDrills } from './drills/run-drills.ts';

/** Every drill, short: each kind of fault once, and two minutes at the most. */
await runDrills(
  [killDrill, postgresDrill, redisDrill],
  goalOf({ orders: 300, faults: 3, withinSeconds: 30 }),
);
