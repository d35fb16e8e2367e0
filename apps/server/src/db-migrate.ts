import { readConfigOrExit } from './config.ts';
import { FailedMigration, grantToApp, migrate } from './platform/db/migrate.ts';
import { UnreachableDatabase } from './platform/db/unreachable.ts';

const EX_CONFIG = 78;

const { databaseUrl, appDatabaseRole, isDatabasePooled } = readConfigOrExit();
// The lock that makes migrations wait for each other belongs to one connection.
if (isDatabasePooled) {
  console.error(
    'Invalid settings. DATABASE_POOLER: Migrations need the database itself, not a pooler.',
  );
  process.exit(EX_CONFIG);
}
try {
  const done = await migrate(databaseUrl, console.error);
  console.log(done.length === 0 ? 'The database is up to date.' : `Applied: ${done.join(', ')}`);
  if (appDatabaseRole !== undefined) {
    await grantToApp(databaseUrl, appDatabaseRole);
    console.log(
      `${appDatabaseRole} has the rights listed in apps/server/grants.sql, and no others.`,
    );
  }
} catch (error) {
  const isExpected = error instanceof FailedMigration || error instanceof UnreachableDatabase;
  if (!isExpected) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
