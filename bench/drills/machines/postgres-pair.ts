import { startOwnHaproxy } from './own-haproxy.ts';
import { createDatabase, initialise } from './own-postgres.ts';
import type { OwnPostgres } from './own-postgres.ts';
import { openPostgresFolder } from './postgres-folder.ts';
import type { PostgresFolder } from './postgres-folder.ts';
import { debianPrograms } from './postgres-programs.ts';
import { drillPort } from './programs.ts';
import {
  isTakingWrites,
  runStatements,
  waitForNobody,
  waitForStandby,
} from './synchronous-commits.ts';

const PORTS = { first: drillPort(12), second: drillPort(13), haproxy: drillPort(14) };
const STANDBY = 'dalan_standby';

export type PostgresPair = OwnPostgres & {
  primary: () => PostgresFolder;
  standby: () => PostgresFolder;
  promote: () => Promise<void>;
  /** Copies a new standby from the primary. From then on commits wait for it. */
  addStandby: () => Promise<void>;
  waitForStandby: () => Promise<void>;
  waitForNobody: () => Promise<void>;
};

/** Starts a primary and a synchronous standby. HAProxy routes to the one that takes writes. */
export async function startPostgresPair(): Promise<PostgresPair> {
  let primary = openPostgresFolder(debianPrograms(), PORTS.first);
  let standby = openPostgresFolder(debianPrograms(), PORTS.second);
  const url = (database: string) => `postgres://dalan@127.0.0.1:${PORTS.haproxy}/${database}`;
  const addStandby = async () => {
    standby.empty();
    const from = `host=127.0.0.1 port=${primary.port} user=dalan application_name=${STANDBY}`;
    const given = ['--dbname', from, '--pgdata', standby.path, '--checkpoint=fast'];
    await standby.run('pg_basebackup', [...given, '--write-recovery-conf']);
    await standby.start();
    await waitForStandby(primary.url('postgres'), STANDBY);
  };

  await initialise(primary);
  await primary.start();
  await runStatements(primary.url('postgres'), 'create role dalan_check login');
  await addStandby();
  const haproxy = await startOwnHaproxy(PORTS.haproxy, [PORTS.first, PORTS.second], () =>
    isLeadingToWrites(url('postgres')),
  );
  return {
    url,
    createDatabase: (name, template) => createDatabase(primary.url('postgres'), name, template),
    restart: async (signal) => {
      await primary.end(signal);
      await primary.start();
    },
    stop: async () => {
      await haproxy.stop();
      await Promise.all([primary.end('SIGINT'), standby.end('SIGINT')]);
    },
    pid: () => primary.pid(),
    primary: () => primary,
    standby: () => standby,
    promote: async () => {
      await standby.run('pg_ctl', ['promote', '--wait', '--pgdata', standby.path]);
      [primary, standby] = [standby, primary];
    },
    addStandby,
    waitForStandby: () => waitForStandby(primary.url('postgres'), STANDBY),
    waitForNobody: () => waitForNobody(primary.url('postgres')),
  };
}

/** Until its first checks, HAProxy routes to either of them, so one answer is not enough. */
export async function isLeadingToWrites(url: string): Promise<boolean> {
  for (let asked = 0; asked < 4; asked += 1) {
    if (!(await isTakingWrites(url))) return false;
  }
  return true;
}
