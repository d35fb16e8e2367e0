import { auditTitles, isAuditAction } from '@dalan/contract/audit';
import { errorTexts } from '@dalan/contract/errors';
import type { Db } from '../../platform/db/database.ts';
import { ShopError } from '../../platform/shop-error.ts';
import { listEntriesAbout } from '../audit/index.ts';
import {
  listAllOrderIdsOfUser,
  listBillsOfOrders,
  listOrdersForCustomer,
} from '../orders/index.ts';
import { listRepeatsKept } from '../repeats/index.ts';
import { ownDataTexts } from './own-data-texts.ts';
import {
  findOwnAccount,
  listDevicesOf,
  listMessagesFrom,
  listSessionsOf,
} from './own-data.queries.ts';

type Context = { db: Db; shopName: string };

/** Orders and log rows in memory at a time, however many there are. */
const BATCH = 100;

/**
 * Everything the shop keeps about a customer, as the text of a JSON file in pieces. A test compares it
 * with every table that refers to a person.
 */
export async function collectOwnData(
  { db, shopName }: Context,
  userId: string,
): Promise<AsyncIterable<string>> {
  const account = await findOwnAccount(db, userId);
  // The account was deleted between the log-in check and here.
  if (account === undefined) throw new ShopError('NOT_FOUND', errorTexts.notFound);
  const { isEmailConfirmed, ...details } = account;
  const messages = isEmailConfirmed ? await listMessagesFrom(db, details.email) : [];
  const head = {
    shop: shopName,
    about: ownDataTexts.about,
    madeAt: new Date(),
    kept: Object.values(ownDataTexts.kept),
    details: { _id: userId, ...details },
    messages,
    ...(!isEmailConfirmed && { aboutMessages: ownDataTexts.messages }),
    logIns: await listSessionsOf(db, userId),
    browsers: await listDevicesOf(db, userId),
    repeats: await listRepeatsKept(db, userId),
  };
  return textOf(head, {
    orders: inBatches(db, userId, listOrdersForCustomer),
    bills: inBatches(db, userId, listBillsOfOrders),
    log: logOf(db, userId),
  });
}

/** What `list` finds about the customer's orders. */
async function* inBatches(
  db: Db,
  userId: string,
  list: (db: Db, orderIds: string[]) => Promise<object[]>,
): AsyncIterable<object> {
  const ids = await listAllOrderIdsOfUser(db, userId);
  for (let done = 0; done < ids.length; done += BATCH) {
    yield* await list(db, ids.slice(done, done + BATCH));
  }
}

async function* logOf(db: Db, userId: string): AsyncIterable<object> {
  let before = Number.MAX_SAFE_INTEGER;
  for (;;) {
    const entries = await listEntriesAbout(db, { userId, before, limit: BATCH });
    for (const { at, action, actorId, details } of entries) {
      yield {
        at,
        what: isAuditAction(action) ? auditTitles[action] : action,
        by: actorId === userId ? ownDataTexts.byYou : ownDataTexts.byStaff,
        details,
      };
    }
    const last = entries.at(-1);
    if (last === undefined || entries.length < BATCH) return;
    before = last.id;
  }
}

/** One line per order or log row, so that the file can be read without a program. */
async function* textOf(
  head: object,
  lists: Record<string, AsyncIterable<object>>,
): AsyncIterable<string> {
  yield JSON.stringify(head, undefined, 2).replace(/\n\}$/, '');
  for (const [name, rows] of Object.entries(lists)) {
    yield `,\n  ${JSON.stringify(name)}: [`;
    let separator = '\n    ';
    for await (const row of rows) {
      yield separator + JSON.stringify(row);
      separator = ',\n    ';
    }
    yield '\n  ]';
  }
  yield '\n}\n';
}
