import {
  dayAfter,
  DAYS_TO_CHOOSE,
  openDaysFrom,
  shopClock,
} from '@dalan/contract/delivery/delivery';
import type { MyRuns, RiderRun } from '@dalan/contract/mill/runs';
import { upiAccountOf } from '@dalan/contract/payments/upi';
import type { Settings } from '@dalan/contract/settings/settings';
import type { Db } from '../../../../platform/db/database.ts';
import { getRuns } from '../read-runs.ts';
import { listMarathiNames, listRunIdsOfRider } from './rider.queries.ts';
import { toRiderRun } from './rider-run.rules.ts';

type Asked = { riderId: string; settings: Pick<Settings, 'delivery' | 'payment' | 'profile'> };

export async function listMyRuns(db: Db, { riderId, settings }: Asked): Promise<MyRuns> {
  const { day } = shopClock(new Date());
  const { delivery, payment, profile } = settings;
  const ids = await listRunIdsOfRider(db, riderId, day);
  const runs = (await getRuns(db, ids)).map(toRiderRun);
  const names = await listMarathiNames(db, floursOf(runs));
  return {
    runs,
    namesMr: Object.fromEntries(names.map(({ id, nameMr }) => [id, nameMr])),
    openDays: openDaysFrom(delivery, dayAfter(day), DAYS_TO_CHOOSE),
    upi: upiAccountOf({ ...payment, name: profile.name }),
  };
}

function floursOf(runs: RiderRun[]): string[] {
  const items = runs.flatMap(({ stops }) => stops.flatMap(({ order }) => order.items));
  return [...new Set(items.map(({ productId }) => productId._id))];
}
