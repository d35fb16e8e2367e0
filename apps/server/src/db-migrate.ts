import { readConfigOrExit } from './config.ts';
import { grantToApp, migrate } from './platform/db/migrate.ts';

const { databaseUrl, appDatabaseRole } = readConfigOrExit();
const done = await migrate(databaseUrl, console.error);
console.log(done.length === 0 ? 'The database is up to date.' : `Applied: ${done.join(', ')}`);
if (appDatabaseRole !== undefined) {
  await grantToApp(databaseUrl, appDatabaseRole);
  console.log(`${appDatabaseRole} has the rights listed in apps/server/grants.sql, and no others.`);
}
