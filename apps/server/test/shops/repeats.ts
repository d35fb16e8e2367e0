import { sql } from 'kysely';
import { dayAfter, shopClock } from '@dalan/contract/delivery/delivery';
import type { Order } from '@dalan/contract/orders/orders';
import type { Repeat, RepeatDecision } from '@dalan/contract/orders/repeats';
import type { Db } from '../../src/platform/db/database.ts';
import { createToken, hashToken } from '../../src/platform/random-token.ts';
import { makeDueRepeat } from '../../src/features/sales/repeats/index.ts';
import { openSettings } from '../../src/features/shop/settings/index.ts';
import { orderRequest } from '../requests/order-requests.ts';
import type { Line } from '../requests/order-requests.ts';
import type { LoggedIn } from './sessions.ts';
import type { TestApp } from './test-app.ts';

type Shop = Pick<TestApp, 'app' | 'db' | 'config'>;

export const tomorrow = () => dayAfter(shopClock(new Date()).day);

/** A repeat of a new order, every week. */
export async function setUpRepeat(
  { app, db }: Pick<Shop, 'app' | 'db'>,
  buyer: LoggedIn,
  lines: Line[],
): Promise<Repeat> {
  const order = (await app.inject(orderRequest(buyer, lines))).json<Order>();
  const [weekday = 0] = await openWeekdays({ app, db }, buyer, order._id);
  const answer = await app.inject({
    method: 'POST',
    url: '/api/repeats',
    headers: buyer.headers,
    payload: { orderId: order._id, everyWeeks: 1, weekday },
  });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<Repeat>();
}

async function openWeekdays({ app }: Pick<Shop, 'app' | 'db'>, buyer: LoggedIn, orderId: string) {
  const url = `/api/orders/${orderId}/repeat`;
  const { weekdays } = (await app.inject({ url, headers: buyer.headers })).json<Repeat>();
  return weekdays.filter(({ firstOn }) => firstOn !== null).map(({ weekday }) => weekday);
}

/** Makes the repeat due, as if the days until then had passed. */
export async function makeDue(db: Db, repeatId: string, day = tomorrow()): Promise<string> {
  await sql`
    update repeats set next_on = ${day}::date, taken_until = now() where id = ${repeatId}
  `.execute(db);
  return day;
}

type Maker = Parameters<typeof makeDueRepeat>[0];

/** A worker with the settings of now. Close it at the end. */
export function openMaker({ db, config }: Shop) {
  const settings = openSettings({
    db,
    firstShop: config.shop,
    pollMs: config.catalogPollMs,
    log: { warn: () => undefined },
  });
  const maker: Maker = {
    db,
    city: config.city,
    shopPhone: () => config.shop.phone,
    delivery: settings.delivery,
    limits: config.orderLimits,
  };
  return {
    makeOne: () => makeDueRepeat(maker),
    /** Makes orders until nothing is due. */
    makeAll: async () => {
      await settings.refresh();
      while (await makeDueRepeat(maker)) continue;
    },
    close: () => settings.close(),
  };
}

export function decideRequest(by: LoggedIn, repeatId: string, decision: RepeatDecision) {
  return {
    method: 'POST' as const,
    url: `/api/repeats/${repeatId}/decision`,
    headers: by.headers,
    payload: decision,
  };
}

/** The token of a link as the worker mails it. */
export async function repeatToken(db: Db, repeatId: string, day: string): Promise<string> {
  const token = createToken();
  await sql`
    insert into repeat_links (token_hash, repeat_day_id, expires_at)
    select ${hashToken(token)}, id, now() + interval '1 day' from repeat_days
    where repeat_id = ${repeatId} and day = ${day}::date
  `.execute(db);
  return token;
}
