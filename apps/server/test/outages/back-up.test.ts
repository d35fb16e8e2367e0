import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hasProgram, query, runWithScripts } from '../processes/back-ups.ts';
import { runProgram } from '../processes/run-program.ts';
import { startShopWithHistory } from '../shops/shop-with-history.ts';
import { asAdmin } from '../database/test-database.ts';
import type { TestDatabase } from '../database/test-database.ts';

// Whole back-ups and restores are tried in a booted Debian, by deploy/test/debian-disaster.sh.

const CUSTOMER = 'Savitri Kulkarni-Canary';

let database: TestDatabase;
let folder: string;
const pathTo = (...path: string[]) => join(folder, ...path);

/** The database of a stopped shop with orders. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dalan-back-up-'));
  const shop = await startShopWithHistory();
  await shop.app.close();
  await shop.adapters.database.close();
  await rm(join(shop.config.mediaDir, '..'), { recursive: true });
  database = shop.testDatabase;
  await query(database.url, `update users set name = '${CUSTOMER}' where name <> ''`);
  await writeFile(pathTo('owner.env'), `DATABASE_URL=${database.url}\n`);
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});
beforeEach((context) => {
  if (!hasProgram('psql')) context.skip('psql is not installed');
});

const noteErasures = () =>
  runWithScripts(
    ['settings', 'erasures'],
    'use_database "$(setting "$1/owner.env" DATABASE_URL)"; note_erasures "$1/erasures.log"',
    [folder],
  );

test('whoever was erased after the moment is erased again after a restore, however often', async () => {
  const older = `${database.name}_older`;
  await asAdmin(`create database ${older} template ${database.name}`);
  const restored = database.url.replace(database.name, older);
  const [leaver] = await query(
    database.url,
    `select orders.user_id as id from orders join users on users.id = orders.user_id
      where erased_at is null and delivery_address <> '' limit 1`,
  );
  const id = String(leaver?.['id']);
  await query(database.url, `select erase_user('${id}')`);
  const find = async () => {
    const [row] = await query(
      restored,
      `select name, email, erased_at is not null as "isErased" from users where id = '${id}'`,
    );
    return row;
  };

  // However often the list is written, each person is in it once, and none by name.
  for (let time = 0; time < 2; time += 1) {
    expect(await noteErasures()).toMatchObject({ exitCode: 0, err: '' });
  }
  const list = await readFile(pathTo('erasures.log'), 'utf8');
  expect(list.split(id)).toHaveLength(2);
  expect(list).toMatch(new RegExp(`^\\d{4}-\\d\\d-\\d\\dT\\S+Z ${id}$`, 'm'));
  expect(list).not.toContain(CUSTOMER);

  expect(await find()).toMatchObject({ isErased: false });
  const eraseAgain = () =>
    runProgram('src/erase-again.ts', { DATABASE_URL: restored }, [pathTo('erasures.log')]);
  expect(await eraseAgain()).toMatchObject({ exitCode: 0, err: '' });
  expect(await find()).toEqual({ name: '', email: null, isErased: true });
  const [open] = await query(
    restored,
    `select count(*)::int from orders where user_id = '${id}'
      and deleted_at is null and order_status in ('Placed', 'Pending', 'Confirmed')`,
  );
  expect(open?.['count']).toBe(0);
  expect((await eraseAgain()).out).toContain(', 0 of them erased again.');
  expect(await runProgram('src/db-check.ts', { DATABASE_URL: restored })).toMatchObject({
    exitCode: 0,
  });
  await asAdmin(`drop database ${older} with (force)`);
});

test.each([
  ['OFFSITE=back-up@other.example:/srv/dalan', 'OFFSITE: Write sftp:user@host:/folder'],
  ['KEEP_DAYS=0', 'KEEP_DAYS: Write a number of days'],
  ['BACK_UP_KEY=', 'BACK_UP_KEY: Write it into'],
])('the setting %s of the back-ups is refused with a sentence', async (line, sentence) => {
  await writeFile(pathTo('back-up.env'), `BACK_UP_KEY=secret-canary\n${line}\n`);
  const { exitCode, err } = await runWithScripts(
    ['settings', 'back-ups'],
    'settings="$1"; use_back_up_settings',
    [folder],
  );
  expect(exitCode).toBe(78);
  expect(err).toContain(sentence);
  expect(err).not.toContain('canary');
});

test('a damaged list of erased people stops before anybody is erased', async () => {
  await writeFile(pathTo('damaged.log'), '2026-11-14T10:00:00Z not-an-id\n');
  const env = { DATABASE_URL: database.url };
  const { exitCode, err } = await runProgram('src/erase-again.ts', env, [pathTo('damaged.log')]);
  expect(exitCode).toBe(1);
  expect(err).toContain('line 1 has no id. Nobody was erased.');
  expect((await runProgram('src/erase-again.ts', env)).err).toContain('Name the list');
});
