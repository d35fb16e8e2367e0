import { join } from 'node:path';
import { endProgram, repository, startProgram } from './programs.ts';

export type OwnHaproxy = { stop: () => Promise<void> };

/**
 * Starts HAProxy with the shop's own configuration. It finds the PostgreSQL that takes writes:
 * node-postgres reads only one host of a connection string and has no `target_session_attrs`.
 */
export async function startOwnHaproxy(
  port: number,
  databases: [first: number, second: number],
  isReady: () => Promise<boolean>,
): Promise<OwnHaproxy> {
  const here = (at: number) => `127.0.0.1:${at}`;
  const haproxy = await startProgram('haproxy', ['-f', join(repository, 'deploy/haproxy.cfg')], {
    stdio: 'ignore',
    env: {
      ...process.env,
      SHOP_DATABASE: here(port),
      SHOP_DATABASE_1: here(databases[0]),
      SHOP_DATABASE_2: here(databases[1]),
    },
    isReady,
  });
  return { stop: () => endProgram(haproxy, 'SIGTERM') };
}
