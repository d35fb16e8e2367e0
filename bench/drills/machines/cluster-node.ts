import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { debianPrograms, makeFolder, ownerOfPostgres } from './postgres-programs.ts';
import { drillPort, repository } from './programs.ts';

const runProgram = promisify(execFile);

const NETWORK = '10.213.7';
const BRIDGE = 'dalan-nodes';
const NUMBERS = [1, 2, 3];
const DISK_SIZE = '3G';
/** Packets to this address reach nobody, and the sender is not told. */
const NOBODY = '02:00:00:00:00:01';
const DEPLOY = join(repository, 'deploy/three-nodes');
const PASSWORD = 'drill';

export type ClusterNode = {
  name: string;
  address: string;
  port: number;
  /** Patroni's REST address. */
  patroni: string;
  startEtcd: () => void;
  startPatroni: () => void;
  killPostgres: () => void;
  killPatroni: () => void;
  /** Ends everything of this node at once, and its network. */
  powerOff: () => Promise<void>;
  powerOn: () => Promise<void>;
  /** Nothing reaches this node any more, and nobody is told. */
  cut: () => Promise<void>;
  reconnect: () => Promise<void>;
  /** The same, but the shop still reaches it. */
  cutFromNodes: () => void;
  reconnectNodes: () => void;
  fillDisk: () => void;
  freeDisk: () => void;
  /** Every write waits from now on. */
  freezeDisk: () => Promise<void>;
  thawDisk: () => Promise<void>;
};

export const nodeUser = { user: 'dalan', password: PASSWORD };

/** Connects the nodes and the shop, as a switch would. What an earlier run left behind is removed. */
export function openNetwork(): void {
  removeNetwork();
  ip('link', 'add', BRIDGE, 'type', 'bridge');
  ip('address', 'add', `${NETWORK}.1/24`, 'dev', BRIDGE);
  ip('link', 'set', BRIDGE, 'up');
  process.prependOnceListener('exit', removeNetwork);
}

/** Says why there can be no such network here. */
export function findNetworkObstacle(): string | undefined {
  if (process.getuid?.() !== 0) return 'network namespaces need root';
  try {
    ip('netns', 'add', 'dalan-trial');
    ip('netns', 'delete', 'dalan-trial');
    return undefined;
  } catch (error) {
    return `no network namespaces here: ${String(error)}`;
  }
}

/** A node has a network namespace, an address and a disk of its own, and runs what a machine would run. */
export function openNode(number: number): ClusterNode {
  const name = `db${number}`;
  const space = spaceOf(number);
  const cable = cableOf(number);
  const address = addressOf(number);
  const port = drillPort(20 + number);
  const folder = makeFolder();
  const disk = join(folder, 'disk');
  const data = join(disk, 'postgres');
  const ballast = join(disk, 'ballast');
  const patroni = `http://${address}:8008`;

  ip('netns', 'add', space);
  ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space);
  ip('link', 'set', cable, 'master', BRIDGE, 'up');
  ip('-n', space, 'address', 'add', `${address}/24`, 'dev', 'eth0');
  for (const device of ['lo', 'eth0']) ip('-n', space, 'link', 'set', device, 'up');
  mountDisk(folder, disk);

  const env = {
    ...process.env,
    ETCD_NAME: name,
    ETCD_DATA_DIR: join(disk, 'etcd'),
    ETCD_LISTEN_PEER_URLS: `http://${address}:2380`,
    ETCD_LISTEN_CLIENT_URLS: `http://${address}:2379`,
    ETCD_INITIAL_ADVERTISE_PEER_URLS: `http://${address}:2380`,
    ETCD_ADVERTISE_CLIENT_URLS: `http://${address}:2379`,
    ETCD_INITIAL_CLUSTER: each((one) => `db${one}=http://${addressOf(one)}:2380`),
    ETCD_INITIAL_CLUSTER_TOKEN: 'dalan',
    ETCD_ENABLE_V2: 'true',
    PATRONI_NAME: name,
    PATRONI_ETCD_HOSTS: each((one) => `${addressOf(one)}:2379`),
    PATRONI_RESTAPI_LISTEN: `${address}:8008`,
    PATRONI_RESTAPI_CONNECT_ADDRESS: `${address}:8008`,
    PATRONI_POSTGRESQL_LISTEN: `${address}:${port}`,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${address}:${port}`,
    PATRONI_POSTGRESQL_DATA_DIR: data,
    PATRONI_POSTGRESQL_BIN_DIR: debianPrograms(),
    PATRONI_POSTGRESQL_PGPASS: join(folder, 'pgpass'),
    PATRONI_SUPERUSER_USERNAME: 'postgres',
    PATRONI_SUPERUSER_PASSWORD: PASSWORD,
    PATRONI_REPLICATION_USERNAME: 'replicator',
    PATRONI_REPLICATION_PASSWORD: PASSWORD,
  };
  /** A unit is started again when it ends, as systemd does. Its log is on another disk. */
  const startUnit = (unit: string, ...command: string[]) => {
    const log = openSync(join(folder, `${unit}.log`), 'a');
    const restarting = ['bash', '-c', 'while :; do "$@"; sleep 1; done', unit];
    const asOwner = { uid: ownerOfPostgres()?.uid ?? 0, gid: ownerOfPostgres()?.gid ?? 0 };
    const as = ['setpriv', `--reuid=${asOwner.uid}`, `--regid=${asOwner.gid}`, '--clear-groups'];
    spawn('ip', ['netns', 'exec', space, ...as, ...restarting, ...command], {
      stdio: ['ignore', log, log],
      cwd: folder,
      env,
    });
    closeSync(log);
  };
  const started = { etcd: false, patroni: false };
  const startEtcd = () => {
    started.etcd = true;
    startUnit('etcd', 'etcd');
  };
  const startPatroni = () => {
    started.patroni = true;
    startUnit('patroni', 'patroni', join(DEPLOY, 'patroni.yml'));
    startUnit('disk-watch', join(DEPLOY, 'disk-watch.sh'));
  };
  const reconnect = () => run('ip', 'link', 'set', cable, 'master', BRIDGE);
  const cut = () => run('ip', 'link', 'set', cable, 'nomaster');
  /** All at once: a node that sees the primary for longer than the other is ahead of it. */
  const tellNeighbours = (write: (other: string) => string) => {
    const others = NUMBERS.filter((one) => one !== number).map(addressOf);
    const input = others.map((other) => `neighbour ${write(other)}\n`).join('');
    execFileSync('ip', ['-n', space, '-batch', '-'], { input });
  };
  return {
    name,
    address,
    port,
    patroni,
    startEtcd,
    startPatroni,
    killPostgres: () => {
      // The postmaster is stopped first, so that it cannot fork more children.
      const postmaster = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
      process.kill(postmaster, 'SIGSTOP');
      for (const pid of pidsOf('ps', '-o', 'pid=', '--ppid', String(postmaster))) killIfThere(pid);
      killIfThere(postmaster);
    },
    killPatroni: () => {
      const inNode = pidsOf('ip', 'netns', 'pids', space);
      const isPatroni = (pid: number) => /^\S*python3?\0.*patroni/.test(commandOf(pid));
      for (const pid of inNode.filter(isPatroni)) killIfThere(pid);
    },
    powerOff: async () => {
      await cut();
      for (;;) {
        const pids = pidsOf('ip', 'netns', 'pids', space);
        if (pids.length === 0) return;
        for (const pid of pids) killIfThere(pid);
        await delay(20);
      }
    },
    powerOn: async () => {
      await reconnect();
      if (started.etcd) startEtcd();
      if (started.patroni) startPatroni();
    },
    cut,
    reconnect,
    cutFromNodes: () => {
      tellNeighbours((other) => `replace to ${other} lladdr ${NOBODY} dev eth0 nud permanent`);
    },
    reconnectNodes: () => {
      tellNeighbours((other) => `delete to ${other} dev eth0`);
    },
    fillDisk: () => {
      const { bfree, bsize } = statfsSync(disk);
      // It takes what there is, and then says that this was not enough.
      spawnSync('fallocate', ['--length', String(bfree * bsize), ballast]);
    },
    freeDisk: () => {
      rmSync(ballast);
    },
    freezeDisk: () => run('fsfreeze', '--freeze', disk),
    thawDisk: () => run('fsfreeze', '--unfreeze', disk),
  };
}

function mountDisk(folder: string, disk: string): void {
  const image = join(folder, 'image');
  mkdirSync(disk);
  writeFileSync(image, '');
  execFileSync('truncate', ['--size', DISK_SIZE, image]);
  execFileSync('mkfs.ext4', ['-q', '-m', '0', image]);
  execFileSync('mount', ['-o', 'loop', image, disk]);
  process.prependOnceListener('exit', () => {
    // A frozen disk cannot be unmounted.
    spawnSync('fsfreeze', ['--unfreeze', disk]);
    execFileSync('umount', ['--lazy', disk]);
  });
  const owner = ownerOfPostgres();
  execFileSync('chown', [`${owner?.uid ?? 0}:${owner?.gid ?? 0}`, disk]);
}

function removeNetwork(): void {
  for (const number of NUMBERS) {
    const space = spaceOf(number);
    if (!execFileSync('ip', ['netns', 'list']).toString().includes(space)) continue;
    for (const pid of pidsOf('ip', 'netns', 'pids', space)) killIfThere(pid);
    ip('netns', 'delete', space);
  }
  // A namespace ends later, and its cable with it.
  for (const device of [...NUMBERS.map(cableOf), BRIDGE]) {
    spawnSync('ip', ['link', 'delete', device]);
  }
}

function ip(...args: string[]): void {
  execFileSync('ip', args);
}

async function run(program: string, ...args: string[]): Promise<void> {
  await runProgram(program, args);
}

function pidsOf(program: string, ...args: string[]): number[] {
  // ps exits with an error if there is none.
  const list = execFileSync('sh', ['-c', '"$@" || true', 'sh', program, ...args]).toString();
  return list.trim().split(/\s+/).filter(Boolean).map(Number);
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has already ended.
  }
}

function spaceOf(number: number): string {
  return `dalan-db${number}`;
}

function cableOf(number: number): string {
  return `dalan-db${number}-0`;
}

function addressOf(number: number): string {
  return `${NETWORK}.1${number}`;
}

function each(write: (number: number) => string): string {
  return NUMBERS.map(write).join(',');
}
