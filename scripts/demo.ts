import type { ChildProcess } from 'node:child_process';
import { parseArgs } from 'node:util';
import { encodeSeedPictures } from '../apps/server/seed/seed-shop.ts';
import { openDiskFileStore } from '../apps/server/src/integrations/file-store/disk-file-store.ts';
import { demoLogIns } from './demo-log-ins.ts';
import { localMediaFolder, startLocalDatabase } from './local-database.ts';
import { buildIfStale, prepareShop, startServer, stopServer } from './shop-process.ts';
import { refuseTakenPort } from './taken-port.ts';

/**
 * Starts the whole shop on a machine that has only Node. Its data stays in `.data/`. A new shop
 * gets eight weeks of orders, or with `--empty` only the flours.
 */
const { values } = parseArgs({ options: { empty: { type: 'boolean', default: false } } });
const port = process.env['PORT'] ?? '3000';

await refuseTakenPort(Number(port));
// The pictures keep every core busy, so they come before all else. `open` tells if they fail.
const pictures = encodeSeedPictures(openDiskFileStore(localMediaFolder));
pictures.catch(() => undefined);
console.log('Starting PostgreSQL …');
const database = await startLocalDatabase();
const running: { server?: ChildProcess; isClosing: boolean } = { isClosing: false };

async function close(exitCode: number): Promise<void> {
  if (running.isClosing) return;
  running.isClosing = true;
  if (running.server) await stopServer(running.server);
  await database.stop();
  process.exit(exitCode);
}
process.once('SIGINT', () => void close(0));
process.once('SIGTERM', () => void close(0));

async function open(): Promise<void> {
  await pictures;
  // The history waits for PostgreSQL most of the time, so the build can use the other core.
  await Promise.all([
    buildIfStale({ compressed: false }),
    values.empty
      ? prepareShop(database.env)
      : database.fill((env) => prepareShop(env, { withHistory: true })),
  ]);
  running.server = await startServer({ ...database.env, PORT: port, LOG_LEVEL: 'warn' });
  running.server.once('exit', () => void close(1));
  console.log(`
The shop is open.

  Storefront   http://localhost:${port}/
  Admin panel  http://localhost:${port}/loginadmin

${demoLogIns({ withStaff: !values.empty })}

Press Ctrl+C to stop it.`);
}

open().catch((error: unknown) => {
  if (!running.isClosing) console.error(error);
  void close(1);
});
