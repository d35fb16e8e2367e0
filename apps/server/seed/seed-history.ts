import { isOpenDay, startOfDay } from '@dalan/contract/delivery/delivery';
import { settingsPages } from '@dalan/contract/settings/settings';
import type { SettingsChange } from '@dalan/contract/settings/settings';
import type { Config } from '../src/config.ts';
import { createPasswords } from '../src/features/people/accounts/index.ts';
import type { Passwords } from '../src/features/people/accounts/index.ts';
import type { Events } from '../src/features/events.ts';
import { recountDeliveryDays } from '../src/features/shop/delivery/index.ts';
import { saveSettings } from '../src/features/shop/settings/index.ts';
import { openDatabase } from '../src/platform/db/database.ts';
import type { Database, Db } from '../src/platform/db/database.ts';
import { demoAccounts } from './demo-accounts.ts';
import { openAccounts } from './history/account-customers.ts';
import { Agenda } from './history/agenda.ts';
import { openChance } from './history/chance.ts';
import {
  addDay,
  addGivenBack,
  addMessages,
  addRecall,
  addToday,
  daysBefore,
} from './history/days.ts';
import {
  addDemoClock,
  analyze,
  getAccount,
  hasDemoClock,
  hasOrders,
  listFlours,
  markMailsSent,
  removeDemoClock,
  setDemoClock,
  urlWithDemoClock,
} from './history/demo-clock.queries.ts';
import { demoSettings } from './history/demo-settings.ts';
import { setDemoGrinds } from './history/demo-grinds.ts';
import { addDemoStaff } from './history/demo-staff.ts';
import type { DemoStaff } from './history/demo-staff.ts';
import type { Customer, Mill } from './history/mill.ts';
import { listPeople } from './history/people.ts';
import type { Person } from './history/people.ts';

type HistoryOptions = {
  config: Pick<Config, 'databaseUrl' | 'city' | 'shop' | 'orderLimits'> & DatabaseLimits;
  now?: Date;
  days?: number;
  ordersADay?: number;
  customers?: number;
  say?: (line: string) => void;
  /** Adds the flours on the day on which the shop opened. */
  addFlours?: (db: Db, openedAt: Date) => Promise<void>;
};
type DatabaseLimits = Pick<Config, 'statementTimeoutMs' | 'lockTimeoutMs' | 'connectTimeoutMs'>;

const SEED = 411_011;
const HOUR_MS = 3_600_000;

/**
 * Makes weeks of orders and a half-done today, by the use cases of the server at the times of a
 * demo clock. Needs the demo accounts. False if the shop has orders: then nothing was done.
 */
export async function seedHistory(database: Database, options: HistoryOptions): Promise<boolean> {
  const { config, now = new Date(), days = 56, ordersADay = 28, say = () => undefined } = options;
  const { db } = database;
  if (await hasDemoClock(db)) {
    throw new Error('The history of the demo was not finished. Delete .data and start again.');
  }
  if (await hasOrders(db)) return false;
  const passwords = rememberHashes(createPasswords((work) => work()));
  const history = daysBefore(now, days);
  const opened = new Date(startOfDay(history[0] ?? '').getTime() - HOUR_MS);
  const staff = await addDemoStaff(db, passwords, opened);
  await addDemoClock(db);
  const connect = () =>
    openDatabase({
      ...config,
      url: urlWithDemoClock(config.databaseUrl),
      poolSize: 1,
      isEveryStatementPrepared: true,
      onConnectionLost: (error) => say(error.message),
    });
  const clocked = connect();
  const helpers = [connect(), connect()];
  try {
    await setDemoClock(clocked.db, opened);
    await options.addFlours?.(clocked.db, opened);
    await setDemoGrinds(clocked.db);
    await setDemoClock(clocked.db, opened);
    const opening = { ...options, now, opened, staff, passwords };
    const mill = await openMill(clocked, { ...opening, helpers: helpers.map(({ db }) => db) });
    const lastOpenDay = history.findLast((day) => isOpenDay(mill.settings.delivery, day));
    await openAccounts(mill, history, now);
    for (const [index, day] of history.entries()) {
      mill.agenda.add(startOfDay(day), async () => {
        say(`Day ${index + 1} of ${days} …`);
        if (index % 7 === 1) await analyze(clocked.db);
      });
      addDay(mill, day, { share: index / days, ordersADay, isLast: day === lastOpenDay });
    }
    addGivenBack(mill, history);
    addToday(mill, now, ordersADay);
    addMessages(mill, now);
    addRecall(mill, now);
    await mill.agenda.run();
    await markMailsSent(clocked.db);
  } finally {
    await Promise.all([clocked, ...helpers].map((each) => each.close()));
  }
  await removeDemoClock(db);
  return true;
}

type Opening = HistoryOptions & {
  now: Date;
  opened: Date;
  staff: DemoStaff;
  passwords: Passwords;
  helpers: Db[];
};

async function openMill(database: Database, opening: Opening): Promise<Mill> {
  const { config, now, opened, staff, passwords, helpers, customers: count = 260 } = opening;
  const { db } = database;
  const { city } = config;
  const settings = demoSettings(now);
  await saveAll(database, settings, { actorId: staff.owner, firstShop: config.shop });
  const chance = openChance(SEED);
  let clock = opened;
  let keys = 0;
  return {
    ...staff,
    database,
    helpers,
    city,
    passwords,
    chance,
    settings,
    limits: config.orderLimits,
    delivery: {
      current: () => ({ rule: settings.delivery, version: 1 }),
      refresh: () => Promise.resolve(),
    },
    agenda: new Agenda(now, async (at) => {
      clock = at;
      await setDemoClock(db, at);
    }),
    opened,
    now: () => clock,
    key: () => `demo-${(keys += 1)}`,
    flours: (await listFlours(db, city)).map(({ onHandGrams, slug, ...flour }) => ({
      ...flour,
      slug: slug ?? '',
      leftGrams: onHandGrams,
      soldGrams: 0,
    })),
    customers: [
      await demoCustomer(database, opened),
      ...listPeople(chance, count).map(joining({ opened, now, count })),
    ],
    open: [],
    paidLast: [],
  };
}

type Saving = { actorId: string; firstShop: Config['shop'] };

/**
 * Saves profile, delivery, payment and legal lines. Banners and testimonials keep their first
 * values.
 */
async function saveAll(
  { db }: Database,
  settings: ReturnType<typeof demoSettings>,
  by: Saving,
): Promise<void> {
  for (const page of settingsPages) {
    if (page === 'banners' || page === 'testimonials' || page === 'alerts') continue;
    const change = { page, version: 0, document: settings[page] } as SettingsChange;
    const settingsSaved: Events['settingsSaved'] = async (tx) => {
      if (page === 'delivery') await recountDeliveryDays(tx);
    };
    await saveSettings(db, { ...by, ...change, events: { settingsSaved } });
  }
}

type Period = { opened: Date; now: Date; count: number };

/** Half of them know the mill from the first day; the others come one by one, the last ones today. */
function joining({ opened, now, count }: Period) {
  return (person: Person, index: number): Customer => {
    const share = Math.max(0, (2 * index) / count - 1);
    const joinsAt = new Date(opened.getTime() + share * (now.getTime() - opened.getTime()));
    return { ...person, joinsAt, userId: undefined, lastOrderAt: undefined };
  };
}

/** The demo customer orders like the others, so that their log-in has a history. */
async function demoCustomer({ db }: Database, joinsAt: Date): Promise<Customer> {
  const email = demoAccounts.find(({ role }) => role === 'user')?.email ?? '';
  const { id, name, phone, address } = await getAccount(db, email);
  const rest = { email, pincode: '411002', weight: 4, joinsAt, lastOrderAt: undefined };
  return { ...rest, userId: id, name, phone: phone ?? '', address };
}

/** People with the same password share one hash, because hashing is slow by design. */
function rememberHashes(passwords: Passwords): Passwords {
  const hashes = new Map<string, Promise<string>>();
  const hash = (password: string): Promise<string> => {
    const known = hashes.get(password) ?? passwords.hash(password);
    hashes.set(password, known);
    return known;
  };
  return { ...passwords, hash };
}
