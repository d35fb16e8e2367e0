import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { countRows, hashFiles, hasProgram, query, runScript, whyNoBackUps } from './back-ups.ts';
import { startLivedInShop } from './lived-in-shop.ts';
import type { TestDatabase } from './test-database.ts';

const CUSTOMER = 'Savitri Kulkarni-Canary';
const PICTURES = 4;

let database: TestDatabase;
let folder: string;
let obstacle: string | undefined;
const at = (...path: string[]) => join(folder, ...path);

/** A shop that has sold, and is closed: its database, its pictures and its settings. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dalan-back-up-'));
  const shop = await startLivedInShop();
  await shop.app.close();
  await shop.adapters.database.close();
  await rm(join(shop.config.mediaDir, '..'), { recursive: true });
  database = shop.testDatabase;
  obstacle = await whyNoBackUps(database.url);
  await query(database.url, `update users set name = '${CUSTOMER}' where name <> ''`);
  for (const name of ['settings', 'media/incoming', 'other-disk', 'metrics', 'keys']) {
    await mkdir(at(name), { recursive: true });
  }
  for (let number = 0; number < PICTURES; number += 1) {
    await writeFile(at('media', `picture-${number}.webp`), `${CUSTOMER} ${number}`.repeat(5000));
  }
  await writeFile(at('media/incoming/half'), 'an upload that is on its way');
  await writeFile(
    at('settings/owner.env'),
    `DATABASE_URL=${database.url}\nMEDIA_DIR=${at('media')}\n`,
  );
  await writeFile(at('settings/shop.env'), 'SHOP_NAME=Dalan\n');
  await writeFile(at('settings/rclone.conf'), '[elsewhere]\ntype = local\n');
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});
beforeEach((context) => {
  if (obstacle !== undefined) context.skip(`no back-ups can be tried here: ${obstacle}`);
});

/** A new pair of keys: the private one in a file, the public one as age writes it. */
function makeKey(name: string): { file: string; recipient: string } {
  const file = at('keys', name);
  execFileSync('age-keygen', ['-o', file], { stdio: 'ignore' });
  return { file, recipient: execFileSync('age-keygen', ['-y', file]).toString() };
}

function backUp(env: Record<string, string> = {}) {
  return runScript('back-up.sh', [], {
    DALAN_SETTINGS: at('settings'),
    BACKUP_DIR: at('back-ups'),
    METRICS_DIR: at('metrics'),
    ...env,
  });
}

function restore(args: string[]) {
  return runScript('restore.sh', args, { DALAN_SETTINGS: at('settings') });
}

const listBackUps = async (place: string) =>
  (existsSync(at(place)) ? await readdir(at(place)) : []).filter((name) => name !== 'kept').sort();

async function everythingOfTheShop() {
  return { rows: await countRows(database.url), pictures: await hashFiles(at('media')) };
}

/** All that a thief of the folder would read. */
async function readAll(place: string): Promise<string> {
  const names = await readdir(at(place), { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile());
  const texts = files.map((entry) => readFile(join(entry.parentPath, entry.name), 'latin1'));
  return (await Promise.all(texts)).join('\n');
}

test('without a key to encrypt for there is no back-up, and the operator hears how to make one', async () => {
  const { exitCode, err } = await backUp();
  expect(exitCode).toBe(78);
  expect(err).toContain('age-keygen -o dalan-back-up.key');
  const { file } = makeKey('private');
  await cp(file, at('settings/back-up-recipients.txt'));
  const withPrivateKey = await backUp();
  expect(withPrivateKey.exitCode).toBe(78);
  expect(withPrivateKey.err).toContain('move it off this machine');
  await writeFile(at('settings/back-up-recipients.txt'), 'age1nonsense\n');
  expect((await backUp()).err).toContain('age cannot read it');
  expect(await listBackUps('back-ups')).toEqual([]);
});

test.for(['rsync', 'rclone'])(
  'a shop that lost its machine comes back from the copy elsewhere (%s)',
  async (carrier, context) => {
    if (!hasProgram(carrier)) context.skip(`${carrier} is not installed`);
    await rm(at('back-ups'), { recursive: true, force: true });
    const { file, recipient } = makeKey(carrier);
    await writeFile(at('settings/back-up-recipients.txt'), recipient);
    const place = at('other-disk', carrier);
    await mkdir(place);
    const off = carrier === 'rclone' ? `rclone:elsewhere:${place}` : place;
    const before = await everythingOfTheShop();
    const settings = await hashFiles(at('settings'));

    const { exitCode, err } = await backUp({ OFFSITE: off });
    expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
    const [name = ''] = await listBackUps('back-ups');
    expect(await listBackUps('back-ups')).toEqual([name]);
    const files = ['SHA256SUMS', 'database.dump.age', 'media.tar.age', 'settings.tar.age'];
    expect(await listBackUps(join('back-ups', name))).toEqual(files);
    expect(await hashFiles(join(place, name))).toEqual(await hashFiles(at('back-ups', name)));
    for (const where of ['back-ups', join('other-disk', carrier)]) {
      const seen = await readAll(where);
      for (const word of [CUSTOMER, 'PGDMP', 'picture-1', 'SHOP_NAME', 'DATABASE_URL']) {
        expect(seen.includes(word), `${word} in ${where}`).toBe(false);
      }
    }
    expect(await readAll('metrics')).toMatch(/^dalan_back_up_off_site_timestamp_seconds [1-9]/m);

    await query(database.url, 'drop schema public cascade');
    await rm(at('media'), { recursive: true });
    await rm(at('back-ups'), { recursive: true });
    const source = carrier === 'rclone' ? `${off}/${name}` : join(place, name);
    const restored = await restore([source, '--identity', file, '--settings-to', at('then')]);
    expect(restored).toMatchObject({ exitCode: 0, err: '' });

    delete before.pictures['incoming/half'];
    expect(await everythingOfTheShop()).toEqual(before);
    expect(Object.keys(before.pictures)).toHaveLength(PICTURES);
    expect(await hashFiles(at('then'))).toEqual(settings);
    await rm(at('then'), { recursive: true });
  },
);

test('another key, a changed file or an open shop: nothing is restored, everything stays', async () => {
  const [name = ''] = await listBackUps('other-disk/rsync');
  const folderOfBackUp = at('other-disk/rsync', name);
  const wrong = makeKey('wrong');
  await query(database.url, `update users set name = 'Newer' where name = '${CUSTOMER}'`);
  await writeFile(at('media/newer.webp'), 'a newer picture');
  const before = await everythingOfTheShop();

  const withWrongKey = await restore([folderOfBackUp, '--identity', wrong.file]);
  expect(withWrongKey.exitCode).toBe(1);
  expect(withWrongKey.err).toContain('Nothing was changed.');
  expect((await restore([folderOfBackUp])).exitCode).toBe(1);

  await cp(folderOfBackUp, at('changed'), { recursive: true });
  await writeFile(at('changed/media.tar.age'), 'x', { flag: 'a' });
  expect((await restore([at('changed'), '--identity', at('keys/rsync')])).exitCode).toBe(1);

  const visitor = new pg.Client({ connectionString: database.url });
  await visitor.connect();
  const whileOpen = await restore([folderOfBackUp, '--identity', at('keys/rsync')]);
  await visitor.end();
  expect(whileOpen).toMatchObject({ exitCode: 1, out: '' });
  expect(whileOpen.err).toContain('stop the shop and its worker first');

  const [row] = await query(database.url, "select count(*)::int from users where name = 'Newer'");
  expect(row?.['count']).toBeGreaterThan(0);
  expect(await everythingOfTheShop()).toEqual(before);
});

test('a dump that breaks off in the middle leaves the database as it was', async () => {
  const dump = at('broken', 'database.dump');
  await mkdir(at('broken'));
  execFileSync('pg_dump', ['--format=custom', '--compress=0', `--file=${dump}`, database.url]);
  const whole = await readFile(dump);
  await writeFile(dump, whole.subarray(0, whole.length * 0.9));
  execFileSync('bash', ['-c', 'tar -cf media.tar -T /dev/null; sha256sum * >SHA256SUMS'], {
    cwd: at('broken'),
  });
  const before = await everythingOfTheShop();
  expect((await restore([at('broken')])).exitCode).not.toBe(0);
  expect(await everythingOfTheShop()).toEqual(before);
});

test('where the other place does not answer the back-up stays, and the script fails so that somebody hears of it', async () => {
  for (const name of ['metrics', 'back-ups']) await rm(at(name), { recursive: true, force: true });
  await mkdir(at('metrics'));
  const { exitCode, err } = await backUp({ OFFSITE: at('settings/shop.env') });
  expect(exitCode).toBe(1);
  expect(err).toContain('could not be copied');
  expect(await listBackUps('back-ups')).toHaveLength(1);
  const metrics = await readAll('metrics');
  expect(metrics).toMatch(/^dalan_back_up_finished_timestamp_seconds [1-9]/m);
  expect(metrics).toContain('dalan_back_up_off_site_timestamp_seconds 0\n');
});

test('what is too old goes in both places, and nothing else', async () => {
  await writeFile(at('settings/back-up.env'), `OFFSITE=${at('other-disk/both')}\nKEEP_DAYS=7\n`);
  const old = ['dalan-20200101T023000Z', 'dalan-20200102T023000Z.partial'];
  for (const place of ['back-ups', 'other-disk/both']) {
    for (const name of [...old, 'kept']) await mkdir(at(place, name), { recursive: true });
    await writeFile(at(place, 'dalan-20200101T023000Z', 'database.dump.age'), 'old');
  }
  const { exitCode, err } = await backUp();
  expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
  const left = await listBackUps('back-ups');
  expect(left.filter((name) => old.includes(name))).toEqual([]);
  expect(await listBackUps('other-disk/both')).toEqual(left);
  for (const place of ['back-ups', 'other-disk/both'])
    expect(existsSync(at(place, 'kept'))).toBe(true);
});
