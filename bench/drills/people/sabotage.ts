import { sendCall } from './history.ts';
import type { History, OrderCall } from './history.ts';
import { withDatabase } from '../../stored-orders.ts';
import type { DrillShop } from './drill-shop.ts';
import { ENDED_BY_ITSELF } from '../run-drill.ts';
import type { Sabotage } from '../run-drill.ts';

/** Each disables one safeguard of orders in a drill's database; every drill must detect it. */
export const orderSabotages: Sabotage[] = [
  {
    name: 'an acknowledged order is gone',
    commit: (shop, history) =>
      // The order goes with all its traces, so that db:check alone would find nothing missing.
      behindTheRules(shop, [
        `update stock set on_hand_grams = on_hand_grams - delta_grams from stock_movements moved
         where moved.order_id = $1 and stock.product_id = moved.product_id`,
        'delete from stock_movements where order_id = $1',
        `delete from letters where kind like 'order/%'
         and subject_id in (select id::text from order_events where order_id = $1)`,
        'delete from order_events where order_id = $1',
        'delete from order_items where order_id = $1',
        'delete from orders where id = $1',
      ])(acknowledged(history)),
    isCaught: ({ lost }) => lost === 1,
  },
  {
    name: 'a key is no longer unique',
    commit: async (shop, history) => {
      await withDatabase(shop.databaseUrl, async (client) => {
        await client.query('alter table orders drop constraint one_order_per_key_and_user');
      });
      // The id is forgotten for this call, or the history itself would report it.
      const { orderId: _, ...again } = acknowledged(history);
      await sendCall(history, again, shop.origin);
    },
    // At least this order is duplicated: retries of unanswered orders are now stored twice too.
    isCaught: ({ duplicated }) => duplicated > 0,
  },
  {
    name: 'an order was stored with another address',
    commit: (shop, history) =>
      behindTheRules(shop, ["update orders set delivery_address = 'elsewhere' where id = $1"])(
        acknowledged(history),
      ),
    isCaught: ({ problems }) => problems.some((one) => one.endsWith('with other contents')),
  },
];

/** The server dies of a broken connection, which the postgres drill must detect. */
export const poolsWithoutListeners: Sabotage = {
  name: 'nobody listens for broken connections',
  nodeArguments: [
    '--import',
    new URL('../machines/pools-without-listeners.ts', import.meta.url).href,
  ],
  isCaught: ({ problems }) => problems.includes(ENDED_BY_ITSELF),
};

/** A claimed mail counts as sent at once, so a worker that dies loses its mails. */
export const mailMarkedBeforeSending: Sabotage = {
  name: 'mail is marked as sent before it is',
  prepare: (databaseUrl) =>
    withDatabase(databaseUrl, async (client) => {
      await client.query(`
        create function mark_as_sent() returns trigger language plpgsql as $$
        begin new.sent_at := now(); return new; end $$`);
      await client.query(`
        create trigger mark_as_sent before update of attempts on letters
        for each row execute function mark_as_sent()`);
    }),
  isCaught: ({ problems }) => problems.some((one) => one.startsWith('no mail about')),
};

function acknowledged({ calls }: History): OrderCall {
  const call = calls.find(({ outcome }) => outcome === 'ok');
  if (call === undefined) throw new Error('no order was acknowledged');
  return call;
}

/** Runs statements without triggers and foreign keys, which only the database owner can do. */
function behindTheRules({ databaseUrl }: DrillShop, statements: string[]) {
  return ({ orderId }: OrderCall) =>
    withDatabase(databaseUrl, async (client) => {
      await client.query('set session_replication_role = replica');
      for (const statement of statements) await client.query(statement, [orderId]);
    });
}
