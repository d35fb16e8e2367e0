import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountTexts, staffAccountTexts } from '@dalan/contract/people/accounts';
import { runProgram } from '../test/processes/run-program.ts';
import { startTestApp } from '../test/shops/test-app.ts';
import type { TestApp } from '../test/shops/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

function adminCreate(args: string[], typed = '') {
  const env = { DATABASE_URL: shop.testDatabase.url };
  return runProgram('src/admin-create.ts', env, args, typed);
}

async function logInAdmin(username: string, password: string): Promise<number> {
  const payload = { username, password };
  const answer = await shop.app.inject({ method: 'POST', url: '/api/admin/login', payload });
  return answer.statusCode;
}

test('creates an owner who can log in', async () => {
  const made = await adminCreate([
    '--email=Meera@Mill.example',
    '--name=Meera',
    '--password=stone and grain',
    '--phone=+91 55500 00123',
  ]);
  expect(made).toMatchObject({ exitCode: 0, err: '' });
  expect(made.out).toContain('meera@mill.example is now an owner');
  expect(made.out).not.toContain('stone and grain');
  expect(await logInAdmin('meera@mill.example', 'stone and grain')).toBe(200);
  const { duty } = await shop.db
    .selectFrom('users')
    .select('duty')
    .where('email', '=', 'meera@mill.example')
    .executeTakeFirstOrThrow();
  expect(duty).toBe('owner');
});

test('prompts for the password without echo if none is given', async () => {
  const made = await adminCreate(['--email=asks@mill.example', '--name=Asks'], 'typed unseen\n');
  expect(made.exitCode).toBe(0);
  expect(made.err).toContain('Password:');
  expect(made.out + made.err).not.toContain('typed unseen');
  expect(await logInAdmin('asks@mill.example', 'typed unseen')).toBe(200);
});

test('reports a taken e-mail', async () => {
  const again = ['--email=twice@mill.example', '--name=Twice', '--password=long enough for staff'];
  expect((await adminCreate(again)).exitCode).toBe(0);
  const { exitCode, err } = await adminCreate(again);
  expect(exitCode).toBe(1);
  expect(err.trim()).toBe(accountTexts.emailTaken);
});

test('refuses the same input as the forms, with their texts', async () => {
  const good = { email: 'weak@mill.example', name: 'Weak', password: 'long enough for staff' };
  const cases: [Partial<typeof good> & { phone?: string }, string][] = [
    [{ email: 'weak' }, accountTexts.emailInvalid],
    [{ name: ' ' }, accountTexts.nameRequired],
    [{ password: 'eleven char' }, staffAccountTexts.staffPasswordTooShort],
    [{ phone: '12' }, accountTexts.phoneDigits],
  ];
  for (const [bad, sentence] of cases) {
    const fields = Object.entries({ ...good, ...bad });
    const { exitCode, err } = await adminCreate(
      fields.map(([name, value]) => `--${name}=${value}`),
    );
    expect(exitCode).toBe(1);
    expect(err).toContain(sentence);
  }
  expect(await logInAdmin(good.email, good.password)).toBe(400);
});
