import { spawnSync } from 'node:child_process';
import { demoAccounts } from '../apps/server/seed/demo-accounts.ts';
import { startLocalDatabase } from './local-database.ts';
import { isBuildStale, prepareShop, repository, startServer, stopServer } from './shop-process.ts';

/** A whole shop on a machine that has nothing but Node. Its data stays in `.data/`. */
const port = process.env['PORT'] ?? '3000';

if (await isBuildStale()) {
  console.log('Building the storefront and the admin panel …');
  const built = spawnSync('npm', ['run', 'build'], { cwd: repository, stdio: 'inherit' });
  if (built.status !== 0) process.exit(built.status ?? 1);
}

console.log('Starting PostgreSQL …');
const database = await startLocalDatabase();
const env = { ...database.env, PORT: port, LOG_LEVEL: 'warn' };
await prepareShop(env);
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

const logIns = demoAccounts.map(({ role, email, password }) => {
  const who = role === 'admin' ? 'Admin' : 'Customer';
  return `  ${who.padEnd(12)} ${email}   password: ${password}`;
});
console.log(`
The shop is open.

  Storefront   http://localhost:${port}/
  Admin panel  http://localhost:${port}/loginadmin

${logIns.join('\n')}

Press Ctrl+C to close it.`);
