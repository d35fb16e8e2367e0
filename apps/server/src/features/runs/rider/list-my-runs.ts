import { dayAfter, DAYS_TO_CHOOSE, openDaysFrom, shopClock } from '@dalan/contract/delivery';
import type { MyRuns } from '@dalan/contract/runs';
import type { Settings } from '@dalan/contract/settings';
import type { Db } from '../../../platform/db/database.ts';
import { getRuns } from '../read-runs.ts';
import { listRunIdsOfRider } from './rider.queries.ts';
import { toRiderRun } from './rider-run.rules.ts';

type Asked = { riderId: string; settings: Pick<Settings, 'delivery' | 'payment' | 'profile'> };

export async function listMyRuns(db: Db, { riderId, settings }: Asked): Promise<MyRuns> {
  const { day } = shopClock(new Date());
  const { delivery, payment, profile } = settings;
  const ids = await listRunIdsOfRider(db, riderId, day);
  return {
    runs: (await getRuns(db, ids)).map(toRiderRun),
    openDays: openDaysFrom(delivery, dayAfter(day), DAYS_TO_CHOOSE),
    upi: payment.upiId === '' ? null : { upiId: payment.upiId, name: profile.name },
  };
}
