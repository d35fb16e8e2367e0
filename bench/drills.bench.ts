import { clockDrill } from './drills/clock.drill.ts';
import { fullDiskDrill } from './drills/full-disk.drill.ts';
import { killDrill } from './drills/kill.drill.ts';
import { lockDrill } from './drills/lock.drill.ts';
import { mailDrill } from './drills/mail.drill.ts';
import { postgresDrill } from './drills/postgres.drill.ts';
import { redisDrill } from './drills/redis.drill.ts';
import { restoreDrill } from './drills/restore.drill.ts';
import { rollingDrill } from './drills/rolling.drill.ts';
import { goalOf, runDrills } from './drills/run-drills.ts';
import { slowDatabaseDrill } from './drills/slow-database.drill.ts';
import { standbyDrill } from './drills/standby.drill.ts';

/** Every drill, short: each kind of fault once, and two minutes for each at the most. */
await runDrills(
  [
    killDrill,
    postgresDrill,
    redisDrill,
    slowDatabaseDrill,
    lockDrill,
    clockDrill,
    mailDrill,
    fullDiskDrill,
    rollingDrill,
    standbyDrill,
    restoreDrill,
  ],
  goalOf({ orders: 300, faults: 3, withinSeconds: 90 }),
);
