import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const deploy = resolve(import.meta.dirname, '../deploy');
let folder: string;
let build: string;
let release: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dalan-installer-'));
  build = join(folder, 'build');
  release = join(folder, 'release');
  mkdirSync(join(build, 'bin'), { recursive: true });
  writeFileSync(join(build, 'main.js'), 'sells flour');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function takeOver(archive = execFileSync('tar', ['--create', '.'], { cwd: build })) {
  return spawnSync(join(deploy, 'take-over.sh'), [release], { input: archive, encoding: 'utf8' });
}

test('a complete build becomes a release, with the links that stay inside it', () => {
  symlinkSync('../main.js', join(build, 'bin/shop'));
  expect(takeOver()).toMatchObject({ status: 0, stderr: '' });
  expect(readFileSync(join(release, 'bin/shop'), 'utf8')).toBe('sells flour');
});

test.each(['/etc/passwd', '../../build/main.js', '../..', '../../release.partial-other'])(
  'a build with a link to %s is refused and leaves nothing behind',
  (target) => {
    symlinkSync(target, join(build, 'bin/shop'));
    const answer = takeOver();
    expect(answer.status).toBe(1);
    expect(answer.stderr).toContain('out of the build');
    expect(existsSync(release) || existsSync(`${release}.partial`)).toBe(false);
  },
);

test('an entry that is neither a file nor a folder is refused', () => {
  execFileSync('bash', ['-c', 'mkfifo pipe'], { cwd: build });
  expect(takeOver().stderr).toContain('neither a plain file nor a plain folder');
  expect(existsSync(release)).toBe(false);
});

test('a hard link is refused: the other name could be outside the build', () => {
  linkSync(join(build, 'main.js'), join(build, 'bin/again'));
  expect(takeOver().status).toBe(1);
  expect(existsSync(release)).toBe(false);
});

test('no file of a release is setuid or setgid, and others cannot write it', () => {
  chmodSync(join(build, 'main.js'), 0o6777);
  chmodSync(join(build, 'bin'), 0o2777);
  expect(takeOver().status).toBe(0);
  expect(statSync(join(release, 'main.js')).mode & 0o7777).toBe(0o755);
  expect(statSync(join(release, 'bin')).mode & 0o7777).toBe(0o755);
});

test('a truncated build leaves no release', () => {
  writeFileSync(join(build, 'large.js'), 'x'.repeat(200_000));
  const whole = execFileSync('tar', ['--create', '.'], { cwd: build });
  expect(takeOver(whole.subarray(0, whole.length / 2)).status).not.toBe(0);
  expect(existsSync(release) || existsSync(`${release}.partial`)).toBe(false);
});

/** Starts an installation that must stop before it changes anything. */
function install(env: Record<string, string>, args: string[] = []) {
  const installer = join(deploy, 'install-debian.sh');
  const { PATH } = process.env;
  return spawnSync(installer, ['--plain', folder, ...args], {
    env: { PATH, DATABASE_NAME: 'no_such_database', ...env },
    encoding: 'utf8',
  });
}

test.each(['21411', '3001 3001', '80', '3001,3002', '3001 x'])(
  'the ports %s are refused: metrics need a port with one digit more',
  (ports) => {
    const { status, stderr } = install({ PORTS: ports });
    expect(status).toBe(78);
    expect(stderr).toContain('PORTS: Write different numbers from 1024 to 9999');
  },
);

test('a second installation does not replace the first, unless it is told to', () => {
  mkdirSync(join(folder, 'etc/dalan'), { recursive: true });
  const remember = (lines: Record<string, string>) =>
    writeFileSync(
      join(folder, 'etc/dalan/install.env'),
      Object.entries({ CHECKOUT: dirname(deploy), DATABASE_NAME: 'dalan', ...lines })
        .map(([name, value]) => `${name}=${value}\n`)
        .join(''),
    );
  writeFileSync(join(folder, 'etc/dalan/shop.env'), 'PUBLIC_ORIGIN=https://first.example\n');
  remember({ CHECKOUT: '/srv/first' });
  expect(install({})).toMatchObject({ status: 1, stdout: '' });
  expect(install({}).stderr).toContain('comes from /srv/first');
  remember({});
  expect(install({ DATABASE_NAME: 'second' }).stderr).toContain('has the database dalan');
  remember({ SHOP_DOMAIN: 'first.example' });
  const { stderr } = install({ DATABASE_NAME: 'dalan', SHOP_DOMAIN: 'second.example' });
  expect(stderr).toContain('first write https://second.example as PUBLIC_ORIGIN');
  expect(existsSync(join(folder, 'opt'))).toBe(false);
});

test('a first installation does not take the port of another shop', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  // The same check is for ports of four digits only.
  const check = `source "$1/first-shop.sh"; say() { echo "$*"; }; database=x settings=$2 takes_over=no
    ports=(${port}); keep_first_shop`;
  const asked = spawnSync('bash', ['-euc', check, 'bash', deploy, folder], { encoding: 'utf8' });
  other.close();
  expect(asked).toMatchObject({ status: 1 });
  expect(asked.stderr).toContain(`Another program listens on port ${port}.`);
});

/** Upgrades with `ours` as the new Caddyfile and returns the output for the operator. */
function upgrade(ours: string): string {
  writeFileSync(join(folder, 'ours'), ours);
  const script = 'source "$1/debian-machine.sh" && cd "$2" && keep_caddyfile ours theirs last';
  return execFileSync('bash', ['-euc', script, 'bash', deploy, folder], { encoding: 'utf8' });
}
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

test('an unchanged Caddyfile is replaced by each upgrade', () => {
  upgrade('first');
  expect(upgrade('second')).toBe('');
  expect(read('theirs')).toBe('second');
  expect(existsSync(join(folder, 'theirs.dalan-new'))).toBe(false);
});

test('a Caddyfile that the operator changed stays; ours is written beside it and mentioned once', () => {
  upgrade('first');
  writeFileSync(join(folder, 'theirs'), 'mine');
  expect(upgrade('first')).toBe('');
  expect(upgrade('second')).toContain('theirs.dalan-new');
  expect(upgrade('second')).toBe('');
  expect(read('theirs')).toBe('mine');
  expect(read('theirs.dalan-new')).toBe('second');
});

/** Asks deploy/back-ups.sh, on a machine whose only PostgreSQL listens on port 5432. */
function askBackUps(databaseUrl: string, lines: string) {
  writeFileSync(join(folder, 'owner.env'), `DATABASE_URL=${databaseUrl}\n`);
  writeFileSync(
    join(folder, 'pg_lsclusters'),
    '#!/bin/sh\necho "15 main 5432 online postgres /var/lib/postgresql/15/main /var/log/x.log"\n',
    { mode: 0o755 },
  );
  const script = `source "$1/settings.sh"; source "$1/back-ups.sh"; ${lines}`;
  const { PATH } = process.env;
  return spawnSync('bash', ['--norc', '-euo', 'pipefail', '-c', script, 'bash', deploy], {
    env: { PATH: `${folder}:${PATH}`, DALAN_SETTINGS: folder },
    encoding: 'utf8',
  });
}
const findCluster = 'if find_cluster; then echo "$cluster_data"; else echo "none$cluster_data"; fi';

test.each([
  ['postgres://dalan:x@127.0.0.1:5432/dalan', '/var/lib/postgresql/15/main\n'],
  ['postgres://dalan:x@127.0.0.1:6432/dalan', 'none\n'],
  ['postgres://dalan:x@db.example/dalan', 'none\n'],
])('back-ups are of the PostgreSQL that the shop uses: %s', (url, said) => {
  expect(askBackUps(url, findCluster)).toMatchObject({ status: 0, stdout: said, stderr: '' });
});

test('an address that is none does not mean that PostgreSQL is elsewhere', () => {
  expect(askBackUps('db.example', findCluster)).toMatchObject({ status: 78, stdout: '' });
});

test.each([
  ['', 'back-up.env off this'],
  ['sftp:a@b:/c', 'back-up.env, off-site.key and off-site.known-hosts off this'],
  ['rclone:a:b', 'back-up.env and rclone.conf off this'],
])('whoever backs up to "%s" is told which files to keep', (place, files) => {
  const lines = `OFFSITE='${place}' cluster_data=/x; tell_of_back_ups`;
  expect(askBackUps('', lines).stdout).toContain(files);
});
