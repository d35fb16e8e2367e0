import { parseArgs } from 'node:util';
import { demoLogIns } from './demo-log-ins.ts';
import { startLocalDatabase } from './local-database.ts';
import { buildIfStale, prepareShop, startServer, stopServer } from './shop-process.ts';
import { refuseTakenPort } from './taken-port.ts';

/**
 * Starts the whole shop on a machine that has only Node. Its data stays in `.data/`. A new shop
 * gets eight weeks of orders, or with `--empty` only the flours.
 */
const { values } = parseArgs({ options: { empty: { type: 'boolean', default: false } } });
const port = process.env['PORT'] ?? '3000';

await refuseTakenPort(Number(port));
await buildIfStale();
console.log('Starting PostgreSQL …');
const database = await startLocalDatabase();
const env = { ...database.env, PORT: port, LOG_LEVEL: 'warn' };
await prepareShop(env, { withHistory: !values.empty });
const server = await startServer(env);

let isClosing = false;
async function close(exitCode: number): Promise<void> {
  if (isClosing) return;
  isClosing = true;
  await stopServer(server);
  await database.stop();
  process.exit(exitCode);
}
process.once('SIGINT', () => void close(0));
process.once('SIGTERM', () => void close(0));
server.once('exit', () => void close(1));

console.log(`
The shop is open.

  Storefront   http://localhost:${port}/
  Admin panel  http://localhost:${port}/loginadmin

${demoLogIns({ withStaff: !values.empty })}

Press Ctrl+C to stop it.`);
