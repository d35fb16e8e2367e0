import { clockDrill } from './clock.drill.ts';
import { fullDiskDrill } from './full-disk.drill.ts';
import { killDrill } from './kill.drill.ts';
import { lockDrill } from './lock.drill.ts';
import { mailDrill } from './mail.drill.ts';
import { millDayDrill } from './mill-day.drill.ts';
import { postgresDrill } from './postgres.drill.ts';
import { redisDrill } from './redis.drill.ts';
import { restoreDrill } from './restore.drill.ts';
import { rollingDrill } from './rolling.drill.ts';
import { slowDatabaseDrill } from './slow-database.drill.ts';
import { standbyDrill } from './standby.drill.ts';
import type { Drill } from './run-drill.ts';

export const allDrills: Drill[] = [
  killDrill,
  postgresDrill,
  redisDrill,
  slowDatabaseDrill,
  lockDrill,
  clockDrill,
  mailDrill,
  millDayDrill,
  fullDiskDrill,
  rollingDrill,
  standbyDrill,
  restoreDrill,
];
