import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  countRows,
  hashFiles,
  hasProgram,
  query,
  runScript,
  whyBackUpsCannotRun,
} from '../processes/back-ups.ts';
import { runProgram } from '../processes/run-program.ts';
import { startShopWithHistory } from '../shops/shop-with-history.ts';
import type { TestDatabase } from '../database/test-database.ts';

const CUSTOMER = 'Savitri Kulkarni-Canary';
const PICTURES = 4;

let database: TestDatabase;
let folder: string;
let obstacle: string | undefined;
const pathTo = (...path: string[]) => join(folder, ...path);

/** The database, pictures and settings of a stopped shop with orders. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dalan-back-up-'));
  const shop = await startShopWithHistory();
  await shop.app.close();
  await shop.adapters.database.close();
  await rm(join(shop.config.mediaDir, '..'), { recursive: true });
  database = shop.testDatabase;
  obstacle = await whyBackUpsCannotRun(database.url);
  await query(database.url, `update users set name = '${CUSTOMER}' where name <> ''`);
  for (const name of ['settings', 'media/incoming', 'other-disk', 'metrics', 'keys']) {
    await mkdir(pathTo(name), { recursive: true });
  }
  for (let number = 0; number < PICTURES; number += 1) {
    await writeFile(
      pathTo('media', `picture-${number}.webp`),
      `${CUSTOMER} ${number}`.repeat(5000),
    );
  }
  await writeFile(pathTo('media/incoming/half'), 'an upload that is on its way');
  await writeFile(
    pathTo('settings/owner.env'),
    `DATABASE_URL=${database.url}\nMEDIA_DIR=${pathTo('media')}\n`,
  );
  await writeFile(pathTo('settings/shop.env'), 'SHOP_NAME=Dalan\n');
  await writeFile(pathTo('settings/rclone.conf'), '[elsewhere]\ntype = local\n');
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});
beforeEach((context) => {
  if (obstacle !== undefined) context.skip(`no back-ups can be tried here: ${obstacle}`);
});

/** Creates a key pair: the private key in a file, the public key as text. */
function makeKey(name: string): { file: string; recipient: string } {
  const file = pathTo('keys', name);
  execFileSync('age-keygen', ['-o', file], { stdio: 'ignore' });
  return { file, recipient: execFileSync('age-keygen', ['-y', file]).toString() };
}

function backUp(env: Record<string, string> = {}) {
  return runScript('back-up.sh', [], {
    DALAN_SETTINGS: pathTo('settings'),
    BACKUP_DIR: pathTo('back-ups'),
    METRICS_DIR: pathTo('metrics'),
    ...env,
  });
}

function restore(args: string[]) {
  return runScript('restore.sh', args, {
    DALAN_SETTINGS: pathTo('settings'),
    BACKUP_DIR: pathTo('back-ups'),
  });
}

const listBackUps = async (place: string) =>
  (existsSync(pathTo(place)) ? await readdir(pathTo(place)) : [])
    .filter((name) => !['kept', 'erasures.log'].includes(name))
    .sort();

async function shopContents() {
  return { rows: await countRows(database.url), pictures: await hashFiles(pathTo('media')) };
}

/** Everything that a thief of the folder could read. */
async function readAll(place: string): Promise<string> {
  const names = await readdir(pathTo(place), { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile());
  const texts = files.map((entry) => readFile(join(entry.parentPath, entry.name), 'latin1'));
  return (await Promise.all(texts)).join('\n');
}

test('without a key no back-up is made, and the error says how to make one', async () => {
  const { exitCode, err } = await backUp();
  expect(exitCode).toBe(78);
  expect(err).toContain('age-keygen -o dalan-back-up.key');
  const { file } = makeKey('private');
  await cp(file, pathTo('settings/back-up-recipients.txt'));
  const withPrivateKey = await backUp();
  expect(withPrivateKey.exitCode).toBe(78);
  expect(withPrivateKey.err).toContain('move it off this machine');
  await writeFile(pathTo('settings/back-up-recipients.txt'), 'age1nonsense\n');
  expect((await backUp()).err).toContain('age cannot read it');
  expect(await listBackUps('back-ups')).toEqual([]);
});

test.for(['rsync', 'rclone'])(
  'a lost shop is restored from the off-site copy (%s)',
  async (carrier, context) => {
    if (!hasProgram(carrier)) context.skip(`${carrier} is not installed`);
    await rm(pathTo('back-ups'), { recursive: true, force: true });
    const { file, recipient } = makeKey(carrier);
    await writeFile(pathTo('settings/back-up-recipients.txt'), recipient);
    const place = pathTo('other-disk', carrier);
    await mkdir(place);
    const off = carrier === 'rclone' ? `rclone:elsewhere:${place}` : place;
    const before = await shopContents();
    const settings = await hashFiles(pathTo('settings'));

    const { exitCode, err } = await backUp({ OFFSITE: off });
    expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
    const [name = ''] = await listBackUps('back-ups');
    expect(await listBackUps('back-ups')).toEqual([name]);
    const files = ['SHA256SUMS', 'database.dump.age', 'media.tar.age', 'settings.tar.age'];
    expect(await listBackUps(join('back-ups', name))).toEqual(files);
    expect(await hashFiles(join(place, name))).toEqual(await hashFiles(pathTo('back-ups', name)));
    for (const where of ['back-ups', join('other-disk', carrier)]) {
      const seen = await readAll(where);
      for (const word of [CUSTOMER, 'PGDMP', 'picture-1', 'SHOP_NAME', 'DATABASE_URL']) {
        expect(seen.includes(word), `${word} in ${where}`).toBe(false);
      }
    }
    expect(await readAll('metrics')).toMatch(/^dalan_back_up_off_site_timestamp_seconds [1-9]/m);

    await query(database.url, 'drop schema public cascade');
    await rm(pathTo('media'), { recursive: true });
    await rm(pathTo('back-ups'), { recursive: true });
    const source = carrier === 'rclone' ? `${off}/${name}` : join(place, name);
    const restored = await restore([source, '--identity', file, '--settings-to', pathTo('then')]);
    expect(restored).toMatchObject({ exitCode: 0, err: '' });

    delete before.pictures['incoming/half'];
    expect(await shopContents()).toEqual(before);
    expect(Object.keys(before.pictures)).toHaveLength(PICTURES);
    expect(await hashFiles(pathTo('then'))).toEqual(settings);
    await rm(pathTo('then'), { recursive: true });
  },
);

test('a wrong key, a changed file or a running shop: nothing is restored or changed', async () => {
  const [name = ''] = await listBackUps('other-disk/rsync');
  const folderOfBackUp = pathTo('other-disk/rsync', name);
  const wrong = makeKey('wrong');
  await query(database.url, `update users set name = 'Newer' where name = '${CUSTOMER}'`);
  await writeFile(pathTo('media/newer.webp'), 'a newer picture');
  const before = await shopContents();

  const withWrongKey = await restore([folderOfBackUp, '--identity', wrong.file]);
  expect(withWrongKey.exitCode).toBe(1);
  expect(withWrongKey.err).toContain('Nothing was changed.');
  expect((await restore([folderOfBackUp])).exitCode).toBe(1);

  await cp(folderOfBackUp, pathTo('changed'), { recursive: true });
  await writeFile(pathTo('changed/media.tar.age'), 'x', { flag: 'a' });
  expect((await restore([pathTo('changed'), '--identity', pathTo('keys/rsync')])).exitCode).toBe(1);

  const visitor = new pg.Client({ connectionString: database.url });
  await visitor.connect();
  const whileOpen = await restore([folderOfBackUp, '--identity', pathTo('keys/rsync')]);
  await visitor.end();
  expect(whileOpen).toMatchObject({ exitCode: 1, out: '' });
  expect(whileOpen.err).toContain('stop the shop and its worker first');

  const [row] = await query(database.url, "select count(*)::int from users where name = 'Newer'");
  expect(row?.['count']).toBeGreaterThan(0);
  expect(await shopContents()).toEqual(before);
});

test('a truncated dump leaves the database unchanged', async () => {
  const dump = pathTo('broken', 'database.dump');
  await mkdir(pathTo('broken'));
  execFileSync('pg_dump', ['--format=custom', '--compress=0', `--file=${dump}`, database.url]);
  const whole = await readFile(dump);
  await writeFile(dump, whole.subarray(0, whole.length * 0.9));
  execFileSync('bash', ['-c', 'tar -cf media.tar -T /dev/null; sha256sum * >SHA256SUMS'], {
    cwd: pathTo('broken'),
  });
  const before = await shopContents();
  expect((await restore([pathTo('broken')])).exitCode).not.toBe(0);
  expect(await shopContents()).toEqual(before);
});

test('without the off-site location the local back-up stays and the script fails', async () => {
  for (const name of ['metrics', 'back-ups'])
    await rm(pathTo(name), { recursive: true, force: true });
  await mkdir(pathTo('metrics'));
  const { exitCode, err } = await backUp({ OFFSITE: pathTo('settings/shop.env') });
  expect(exitCode).toBe(1);
  expect(err).toContain('could not be copied');
  expect(await listBackUps('back-ups')).toHaveLength(1);
  const metrics = await readAll('metrics');
  expect(metrics).toMatch(/^dalan_back_up_finished_timestamp_seconds [1-9]/m);
  expect(metrics).toContain('dalan_back_up_off_site_timestamp_seconds 0\n');
});

test('deletes expired back-ups in both locations, and nothing else', async () => {
  await writeFile(
    pathTo('settings/back-up.env'),
    `OFFSITE=${pathTo('other-disk/both')}\nKEEP_DAYS=7\n`,
  );
  const old = ['dalan-20200101T023000Z', 'dalan-20200102T023000Z.partial'];
  for (const place of ['back-ups', 'other-disk/both']) {
    for (const name of [...old, 'kept']) await mkdir(pathTo(place, name), { recursive: true });
    await writeFile(pathTo(place, 'dalan-20200101T023000Z', 'database.dump.age'), 'old');
  }
  const { exitCode, err } = await backUp();
  expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
  const left = await listBackUps('back-ups');
  expect(left.filter((name) => old.includes(name))).toEqual([]);
  expect(await listBackUps('other-disk/both')).toEqual(left);
  for (const place of ['back-ups', 'other-disk/both'])
    expect(existsSync(pathTo(place, 'kept'))).toBe(true);
});

test('whoever was erased after the back-up is erased again after a restore, however often', async () => {
  await rm(pathTo('settings/back-up.env'), { force: true });
  for (const place of ['back-ups', 'other-disk/erasures']) {
    await rm(pathTo(place), { recursive: true, force: true });
  }
  await mkdir(pathTo('other-disk/erasures'), { recursive: true });
  const { file, recipient } = makeKey('erasures');
  await writeFile(pathTo('settings/back-up-recipients.txt'), recipient);
  const env = { OFFSITE: pathTo('other-disk/erasures') };
  expect(await backUp(env)).toMatchObject({ exitCode: 0, err: '' });
  const [name = ''] = await listBackUps('back-ups');

  const [leaver] = await query(
    database.url,
    `select orders.user_id as id from orders join users on users.id = orders.user_id
      where erased_at is null and delivery_address <> '' limit 1`,
  );
  const id = String(leaver?.['id']);
  const find = async () => {
    const [row] = await query(
      database.url,
      `select name, email, erased_at is not null as "isErased" from users where id = '${id}'`,
    );
    return row;
  };
  const list = (place: string) => readFile(pathTo(place, 'erasures.log'), 'utf8');
  await query(database.url, `select erase_user('${id}')`);

  // The restore itself notes the erasure: there was no back-up since.
  const source = pathTo('back-ups', name);
  expect(await restore([source, '--identity', file])).toMatchObject({ exitCode: 0, err: '' });
  expect(await find()).toMatchObject({ isErased: false });
  expect(await list('back-ups')).toMatch(new RegExp(`^\\d{4}-\\d\\d-\\d\\dT\\S+Z ${id}$`, 'm'));
  expect(await list('back-ups')).not.toContain(CUSTOMER);

  const eraseAgain = () =>
    runProgram('src/erase-again.ts', { DATABASE_URL: database.url }, [
      pathTo('back-ups/erasures.log'),
    ]);
  expect(await eraseAgain()).toMatchObject({ exitCode: 0, err: '' });
  expect(await find()).toEqual({ name: '', email: null, isErased: true });
  const [open] = await query(
    database.url,
    `select count(*)::int from orders where user_id = '${id}'
      and deleted_at is null and order_status in ('Placed', 'Pending', 'Confirmed')`,
  );
  expect(open?.['count']).toBe(0);
  const again = await eraseAgain();
  expect(again.out).toContain(', 0 of them erased again.');

  // On a new machine the list comes from the off-site location, and stays there.
  expect(await backUp(env)).toMatchObject({ exitCode: 0, err: '' });
  expect(await list('other-disk/erasures')).toContain(id);
  await query(database.url, 'drop schema public cascade');
  await rm(pathTo('back-ups'), { recursive: true });
  const offSite = pathTo('other-disk/erasures', name);
  expect(await restore([offSite, '--identity', file])).toMatchObject({ exitCode: 0, err: '' });
  expect(await list('back-ups')).toContain(id);
  expect((await eraseAgain()).exitCode).toBe(0);
  expect(await find()).toMatchObject({ isErased: true });
  expect(await runProgram('src/db-check.ts', { DATABASE_URL: database.url })).toMatchObject({
    exitCode: 0,
  });
});

test('a damaged list of erased people stops before anybody is erased', async () => {
  await writeFile(pathTo('damaged.log'), '2026-11-14T10:00:00Z not-an-id\n');
  const env = { DATABASE_URL: database.url };
  const { exitCode, err } = await runProgram('src/erase-again.ts', env, [pathTo('damaged.log')]);
  expect(exitCode).toBe(1);
  expect(err).toContain('line 1 has no id. Nobody was erased.');
  expect((await runProgram('src/erase-again.ts', env)).err).toContain('Name the list');
});
