import { daysToChoose } from '@dalan/contract/delivery/delivery';
import type { Delivery } from '@dalan/contract/delivery/delivery';
import type { SettingsListAnswer } from '@dalan/contract/settings/settings';
import type { Db } from '../../src/platform/db/database.ts';
import { orderBody } from '../requests/order-requests.ts';
import { logInAs } from './sessions.ts';
import type { LoggedIn } from './sessions.ts';
import type { TestApp } from './test-app.ts';

/** A rule that is on, with two areas and no limits. The cut-off does not pass during a test. */
export const ruleOn: Delivery = {
  isOn: true,
  areas: [
    { name: 'Peths', pincodes: ['411002', '411030'], charge: 20 },
    { name: 'Baner', pincodes: ['411045'], charge: 40.5 },
  ],
  freeFrom: null,
  smallestOrder: null,
  cutOff: '00:00',
  daysOff: [],
  datesOff: [],
  roomKg: null,
};

/** Saves the delivery page as an owner does, on its newest version. */
export async function saveDelivery(
  shop: Pick<TestApp, 'app' | 'db'>,
  change: Partial<Delivery>,
  owner?: LoggedIn,
): Promise<Delivery> {
  const { headers } = owner ?? (await logInAs(shop, 'admin'));
  const listed = await shop.app.inject({ url: '/api/admin/settings', headers });
  const { data } = listed.json<SettingsListAnswer>();
  const version = data.find(({ page }) => page === 'delivery')?.version ?? 0;
  const document = { ...ruleOn, ...change };
  const saved = await shop.app.inject({
    method: 'PUT',
    url: '/api/admin/settings',
    headers,
    payload: { page: 'delivery', version, document },
  });
  if (saved.statusCode !== 200) throw new Error(saved.body);
  return document;
}

export function firstDay(rule: Delivery): string {
  return daysToChoose(rule, new Date())[0]!;
}

type Chosen = { pincode?: string; dueOn?: string; deliveryCharge?: number };

/** An order to 411002, at ₹20 unless told otherwise. */
export function deliveredOrderBody(
  buyer: LoggedIn,
  lines: Parameters<typeof orderBody>[1],
  chosen: Chosen = {},
) {
  return { ...orderBody(buyer, lines), pincode: '411002', deliveryCharge: 20, ...chosen };
}

export async function takenKgOf(db: Db, day: string): Promise<number> {
  const row = await db
    .selectFrom('deliveryDays')
    .select('takenGrams')
    .where('day', '=', day)
    .executeTakeFirst();
  return (row?.takenGrams ?? 0) / 1000;
}
