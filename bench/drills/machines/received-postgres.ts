import type { ChildProcess } from 'node:child_process';
import { createDatabase, initialise } from './own-postgres.ts';
import type { OwnPostgres } from './own-postgres.ts';
import { openPostgresFolder } from './postgres-folder.ts';
import { debianPrograms, makeFolder } from './postgres-programs.ts';
import { drillPort, endProgram } from './programs.ts';
import { untilReplicating, waitForStandby } from './synchronous-commits.ts';

const RECEIVER = 'dalan_receiver';

type Backup = { base: string; received: string; receiver: ChildProcess };

export type ReceivedPostgres = OwnPostgres & {
  /** Makes a verified base backup, and starts a receiver that every commit waits for. */
  backUp: () => Promise<void>;
  /** Deletes the data while the server runs. */
  loseDisk: () => Promise<void>;
  /** Restores from the base backup and the WAL received since. */
  restore: () => Promise<void>;
};

/** Starts a PostgreSQL whose WAL is received in another folder, as if on another machine. */
export async function startReceivedPostgres(): Promise<ReceivedPostgres> {
  const folder = openPostgresFolder(debianPrograms(), drillPort(15));
  const admin = folder.url('postgres');
  const from = `host=127.0.0.1 port=${folder.port} user=dalan application_name=${RECEIVER}`;

  const backUp = async (): Promise<Backup> => {
    const [base, received] = [makeFolder(), makeFolder()];
    // The receiver must run first, so that there is no gap to the base backup: its checkpoint
    // removes WAL that nobody receives yet.
    const into = ['--dbname', from, '--directory', received, '--synchronous'];
    const receiver = await folder.startBeside('pg_receivewal', into);
    await untilReplicating(admin, RECEIVER, 'streaming');
    const whole = ['--dbname', from, '--pgdata', base, '--checkpoint=fast'];
    await folder.run('pg_basebackup', whole);
    await folder.run('pg_verifybackup', [base]);
    await waitForStandby(admin, RECEIVER);
    return { base, received, receiver };
  };

  await initialise(folder);
  await folder.start();
  let backup = await backUp();
  return {
    url: folder.url,
    createDatabase: (name, template) => createDatabase(admin, name, template),
    restart: async (signal) => {
      await folder.end(signal);
      await folder.start();
    },
    stop: async () => {
      await folder.end('SIGINT');
      await endProgram(backup.receiver, 'SIGINT');
    },
    pid: folder.pid,
    backUp: async () => {
      backup = await backUp();
    },
    loseDisk: async () => {
      await folder.kill();
      folder.empty();
      await endProgram(backup.receiver, 'SIGINT');
    },
    restore: async () => {
      const { base, received } = backup;
      await folder.run('/bin/cp', ['--archive', `${base}/.`, folder.path]);
      await folder.run('/bin/touch', [`${folder.path}/recovery.signal`]);
      // The last WAL file is incomplete and has another name.
      const find = `cp ${received}/%f %p || cp ${received}/%f.partial %p`;
      // Nobody may read old data during the replay.
      await folder.start([`restore_command=${find}`, 'hot_standby=off']);
    },
  };
}
