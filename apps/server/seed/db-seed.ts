import { parseArgs } from 'node:util';
import { readConfigOrExit } from '../src/config.ts';
import { openFileStore } from '../src/integrations/file-store/open-file-store.ts';
import { databaseOptions, openDatabase } from '../src/platform/db/database.ts';
import type { Db } from '../src/platform/db/database.ts';
import { createDemoAccounts } from './demo-accounts.ts';
import { seedHistory } from './seed-history.ts';
import { seedShop } from './seed-shop.ts';

const { values } = parseArgs({
  options: {
    'with-demo-accounts': { type: 'boolean', default: false },
    /** Adds weeks of orders, too. It needs the demo accounts. */
    'with-history': { type: 'boolean', default: false },
  },
});
const config = readConfigOrExit();
if (values['with-demo-accounts'] && config.isProduction) {
  throw new Error('Demo accounts have public passwords and are not allowed in production.');
}
const database = openDatabase({
  ...databaseOptions(config),
  poolSize: 4,
  onConnectionLost: (error) => console.error(error.message),
});
const fileStore = await openFileStore(config);
const addFlours = (db: Db, startedAt?: Date) =>
  seedShop(
    { db, fileStore },
    { city: config.city, say: console.log, ...(startedAt && { startedAt }) },
  );

if (values['with-demo-accounts']) await createDemoAccounts(database.db);
const isPlayed =
  values['with-demo-accounts'] &&
  values['with-history'] &&
  (await seedHistory(database, { config, addFlours, say: console.log }));
if (!isPlayed) await addFlours(database.db);
await database.close();
