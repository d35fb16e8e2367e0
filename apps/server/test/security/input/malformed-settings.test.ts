import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { Redis } from 'ioredis';
import { createTransport } from 'nodemailer';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../../src/config.ts';
import { passwordOf } from '../../../src/service-url.ts';
import { programs, run, runProgram } from '../../processes/run-program.ts';

const CANARY = 'canary4711';
const SENTENCE = 'Invalid settings.';
const RUNS = { numRuns: 300, seed: 4711 };

/** Typical mistakes when pasting a password, around a canary that must never be printed. */
const piece = fc.constantFrom(
  ...['', '/', '//', '@', ':', '?', '#', '%', '%zz', '%2', '%40', '%00', '%0a', '%ff', '%C3%A9'],
  ...[' ', '\t', '\\', '"', "'", '[', ']', '{', '$', '`', '&', '=', '+', '-', '.', '..', ',', 'é'],
  ...['12', '65536', '99999', 'p', 'x'],
);
const word = fc.array(piece, { maxLength: 3 }).map((pieces) => pieces.join(''));
const port = fc.oneof({ weight: 2, arbitrary: fc.constantFrom('', ':5432') }, word);
const query = fc.oneof(
  { weight: 2, arbitrary: fc.constant('') },
  fc.constantFrom(
    '?',
    '?sslmode=',
    '?sslkey=/',
    '?port=',
    '?password=',
    '?host=',
    '?x=',
    '#',
    '?requireTLS=',
  ),
);

/** Mostly complete URLs with one bad part, sometimes the parts in any order. */
function malformed(scheme: string, path: string) {
  const whole = fc.tuple(word, word, word, port, query).map(([user, before, after, port, end]) => {
    return `${scheme}://u${user}:${before}${CANARY}${after}@127.0.0.1${port}/${path}${end}${end && CANARY}`;
  });
  const parts = fc.array(
    fc.oneof(piece, fc.constantFrom(`${scheme}:`, '//', CANARY, '@', '127.0.0.1', '/')),
    { minLength: 1, maxLength: 8 },
  );
  const loose = parts.map((list) => `${list.join('')}${CANARY}`);
  return fc.oneof({ weight: 3, arbitrary: whole }, { weight: 1, arbitrary: loose });
}

const services: [variable: string, scheme: string, path: string, open: (url: string) => void][] = [
  [
    'DATABASE_URL',
    'postgres',
    'shop',
    (url) => {
      const { password } = new pg.Client({ connectionString: url });
      expect(password ?? '').toBe(passwordOf(url));
    },
  ],
  [
    'REDIS_URL',
    'redis',
    '0',
    (url) => {
      const { options } = new Redis(url, { lazyConnect: true });
      expect(options.password ?? '').toBe(passwordOf(url));
    },
  ],
  [
    'SMTP_URL',
    'smtp',
    '',
    (url) => {
      createTransport({ url, pool: true }).close();
    },
  ],
];

test.each(services)(
  '%s: an invalid URL is refused by variable name and never printed',
  (variable, scheme, path, open) => {
    let refused = 0;
    fc.assert(
      fc.property(malformed(scheme, path), fc.boolean(), (url, isProduction) => {
        const env = {
          ...(isProduction && { NODE_ENV: 'production', DATABASE_URL: 'postgres://x@h/d' }),
          [variable]: url,
        };
        try {
          readConfig(env);
        } catch (error) {
          refused += 1;
          const { name, message, stack } = error as Error;
          expect(name).toBe('ConfigError');
          expect(message).toContain(`${SENTENCE} ${variable}: `);
          expect(stack).not.toContain(CANARY);
          return;
        }
        open(url);
      }),
      RUNS,
    );
    expect(refused).toBeGreaterThan(150);
    expect(refused).toBeLessThan(RUNS.numRuns);
  },
);

test.each([
  ['DATABASE_URL', 'postgres://u:p%40ss@db.example/shop?sslmode=verify-full'],
  ['DATABASE_URL', 'postgres:///shop?host=/tmp'],
  ['DATABASE_URL', 'postgresql://u@[::1]:5432/shop'],
  ['REDIS_URL', 'rediss://:secret%2F@cache.example:6380/2'],
  ['SMTP_URL', 'smtps://shop%40x:p@mail.example:465'],
  ['SMTP_URL', 'smtp://mail.example:587?requireTLS=false'],
])('%s=%s is valid', (variable, url) => {
  expect(() => readConfig({ [variable]: url })).not.toThrow();
});

const broken: Record<string, string>[] = [
  { DATABASE_URL: `postgres://user:se/${CANARY}@host/db` },
  {
    DATABASE_URL: `postgres://u:p%zz${CANARY}@h/d`,
    REDIS_URL: `redis://:${CANARY}#x@h`,
    SMTP_URL: `smtp://u:${CANARY}@h%00x`,
  },
];

test.each(programs)('%s exits with 78 and one line on invalid URLs', async (program) => {
  for (const settings of broken) {
    const ended = await runProgram(program, { NODE_ENV: 'production', ...settings });
    expect(ended).toMatchObject({ exitCode: 78, out: '' });
    expect(ended.err).toMatch(/^Invalid settings[.] .*\n$/);
    for (const variable of Object.keys(settings))
      expect(ended.err).toContain(`${variable}: Write `);
    expect(ended.err).not.toContain(CANARY);
  }
});

test.each(['src/db-migrate.ts', 'src/db-check.ts', 'src/admin-create.ts', 'seed/db-seed.ts'])(
  '%s does not print the password if the database is unreachable',
  async (program) => {
    const { exitCode, out, err } = await runProgram(
      program,
      { DATABASE_URL: `postgres://shop:${CANARY}@127.0.0.1:1/shop` },
      program.includes('admin')
        ? ['--email', 'a@b.example', '--name', 'A', '--password', 'long enough 1']
        : [],
    );
    expect(exitCode).toBe(1);
    expect(err).toContain('ECONNREFUSED');
    expect(out + err).not.toContain(CANARY);
  },
);

test('an unexpected error shows its stack, but no settings', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dalan-storefront-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'en/server'), { recursive: true });
  await writeFile(
    join(folder, 'en/server/index.js'),
    `const error = new Error('not loaded with ' + process.env.DATABASE_URL);
     throw Object.assign(error, { env: process.env });`,
  );
  const { exitCode, out, err } = await runProgram('src/main.ts', {
    DATABASE_URL: `postgres://shop:%24${CANARY}@127.0.0.1:1/shop`,
    STOREFRONT_DIR: folder,
    SOME_TOKEN: CANARY,
    PORT: '0',
  });
  expect(exitCode).toBe(1);
  expect(err).toContain('ended on an unexpected error.\nError: not loaded with ***');
  expect(err).toContain('server/index.js:1');
  expect(out + err).not.toContain(CANARY);
});

const settingsScript = resolve(import.meta.dirname, '../../../../../deploy/settings.sh');

/** The psql settings as the scripts of deploy/ parse them. */
function readInShell(url: string) {
  const script = `set -euo pipefail; source "$0"; use_database "$1"
    printf '%s\\n' "$PGUSER" "$PGPASSWORD" "$PGHOST" "$PGDATABASE"`;
  return run('bash', ['--norc', '-c', script, settingsScript, url], { PATH: process.env['PATH'] });
}

test('the scripts of deploy/ accept and refuse the same URLs as the shop', async () => {
  const addresses = fc.sample(malformed('postgres', 'shop'), RUNS);
  let read = 0;
  for (const url of addresses) {
    const { exitCode, out, err } = await readInShell(url);
    expect(err).not.toContain(CANARY);
    if (!isSound(url)) {
      expect({ url, exitCode, out }).toEqual({ url, exitCode: 78, out: '' });
      expect(err).toMatch(/^Invalid settings. DATABASE_URL: .*\n$/);
      continue;
    }
    read += 1;
    const { user = '', password, host, database = '' } = new pg.Client({ connectionString: url });
    expect({ url, out }).toEqual({ url, out: `${user}\n${password}\n${host}\n${database}\n` });
  }
  expect(read).toBeGreaterThan(20);
});

function isSound(url: string): boolean {
  try {
    readConfig({ DATABASE_URL: url });
    return true;
  } catch {
    return false;
  }
}
