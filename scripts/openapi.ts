/** Writes docs/openapi.json from the schemas of the API, without a database. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { buildApp } from '../apps/server/src/app.ts';
import { readConfig } from '../apps/server/src/config.ts';
import { openDiskFileStore } from '../apps/server/src/integrations/file-store/disk-file-store.ts';
import { openDatabase } from '../apps/server/src/platform/db/database.ts';
import formatting from '../oxfmt.config.ts';
import { repository } from './shop-process.ts';

// No database listens there: the document must not depend on the data of a shop.
const config = readConfig({
  LOG_LEVEL: 'silent',
  SERVE_WEB: 'false',
  DATABASE_URL: 'postgres://127.0.0.1:1/none',
});
const database = openDatabase({
  url: config.databaseUrl,
  poolSize: 1,
  statementTimeoutMs: config.statementTimeoutMs,
  lockTimeoutMs: config.lockTimeoutMs,
  connectTimeoutMs: config.connectTimeoutMs,
  onConnectionLost: () => undefined,
});
const fileStore = openDiskFileStore(config.mediaDir);
const app = await buildApp(config, { database, fileStore });
const { body, statusCode } = await app.inject('/api/openapi.json');
await app.close();
await database.close();
if (statusCode !== 200) throw new Error(body);

const path = join(repository, 'docs/openapi.json');
const { code, errors } = await format(path, body, formatting);
if (errors.length > 0) throw new Error(JSON.stringify(errors));
await writeFile(path, code);
