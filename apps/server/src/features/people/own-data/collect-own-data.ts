import { auditTitles, isAuditAction } from '@dalan/contract/office/audit';
import { errorTexts } from '@dalan/contract/errors';
import type { Language } from '@dalan/contract/language/languages';
import type { Db } from '../../../platform/db/database.ts';
import { ShopError } from '../../../platform/shop-error.ts';
import { listEntriesAbout } from '../../office/audit/index.ts';
import {
  findAccountKept,
  listAllOrderIdsOfUser,
  listBillsOfOrders,
  listCreditNotesOfOrders,
  listOrdersForCustomer,
} from '../../sales/orders/index.ts';
import { listRepeatsKept } from '../../sales/repeats/index.ts';
import { ownDataTexts } from './own-data-texts.ts';
import {
  findOwnAccount,
  listDevicesOf,
  listMessagesFrom,
  listSessionsOf,
} from './own-data.queries.ts';

type Context = { db: Db; shopName: (language: Language) => string };

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
  const { language } = details;
  const texts = ownDataTexts[language];
  const onAccount = await findAccountKept(db, userId);
  const messages = isEmailConfirmed ? await listMessagesFrom(db, details.email) : [];
  const head = {
    shop: shopName(language),
    about: texts.about,
    madeAt: new Date(),
    kept: [...Object.values(texts.kept), ...(onAccount ? [texts.accountKept] : [])],
    details: { _id: userId, ...details },
    messages,
    ...(!isEmailConfirmed && { aboutMessages: texts.messages }),
    logIns: await listSessionsOf(db, userId),
    browsers: await listDevicesOf(db, userId),
    repeats: await listRepeatsKept(db, userId),
    ...(onAccount && { account: onAccount }),
  };
  return textOf(head, {
    orders: inBatches(db, userId, listOrdersForCustomer),
    bills: inBatches(db, userId, listBillsOfOrders),
    creditNotes: inBatches(db, userId, listCreditNotesOfOrders),
    log: logOf(db, userId, texts),
  });
}

/** Yields what `list` finds about the customer's orders. */
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

async function* logOf(
  db: Db,
  userId: string,
  { logged, byYou, byStaff }: (typeof ownDataTexts)[Language],
): AsyncIterable<object> {
  let before = Number.MAX_SAFE_INTEGER;
  for (;;) {
    const entries = await listEntriesAbout(db, { userId, before, limit: BATCH });
    for (const { at, action, actorId, details } of entries) {
      yield {
        at,
        what: isAuditAction(action) ? (logged[action] ?? auditTitles[action]) : action,
        by: actorId === userId ? byYou : byStaff,
        details,
      };
    }
    const last = entries.at(-1);
    if (last === undefined || entries.length < BATCH) return;
    before = last.id;
  }
}

const INDIA_AHEAD_MS = 330 * 60_000;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[.\d]*Z$/;

/** Converts only the shop's own fields: what a customer has typed stays as it is. */
function inIndianTime(field: string, value: unknown): unknown {
  const isMoment = typeof value === 'string' && MOMENT.test(value) && /^at$|At$/.test(field);
  if (!isMoment) return value;
  return new Date(Date.parse(value) + INDIA_AHEAD_MS).toISOString().replace('Z', '+05:30');
}

/** One line per order or log row, so that the file can be read without a program. */
async function* textOf(
  head: object,
  lists: Record<string, AsyncIterable<object>>,
): AsyncIterable<string> {
  yield JSON.stringify(head, inIndianTime, 2).replace(/\n\}$/, '');
  for (const [name, rows] of Object.entries(lists)) {
    yield `,\n  ${JSON.stringify(name)}: [`;
    let separator = '\n    ';
    for await (const row of rows) {
      yield separator + JSON.stringify(row, inIndianTime);
      separator = ',\n    ';
    }
    yield '\n  ]';
  }
  yield '\n}\n';
}
