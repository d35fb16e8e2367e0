import { parseArgs } from 'node:util';
import { readConfigOrExit } from '../src/config.ts';
import { openDiskFileStore } from '../src/integrations/file-store/disk-file-store.ts';
import { openDatabase } from '../src/platform/db/database.ts';
import { createDemoAccounts } from './demo-accounts.ts';
import { seedShop } from './seed-shop.ts';

const { values } = parseArgs({
  options: { 'with-demo-accounts': { type: 'boolean', default: false } },
});
const config = readConfigOrExit();
if (values['with-demo-accounts'] && config.isProduction) {
  throw new Error('Demo accounts have public passwords and are not allowed in production.');
}
const database = openDatabase({
  url: config.databaseUrl,
  poolSize: 4,
  statementTimeoutMs: config.statementTimeoutMs,
  lockTimeoutMs: config.lockTimeoutMs,
  connectTimeoutMs: config.connectTimeoutMs,
  onConnectionLost: (error) => console.error(error.message),
});
const media = { db: database.db, fileStore: openDiskFileStore(config.mediaDir) };

await seedShop(media, { city: config.city, say: console.log });
if (values['with-demo-accounts']) await createDemoAccounts(database.db);
await database.close();
