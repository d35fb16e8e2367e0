import { hashSync } from '@node-rs/argon2';
import { sql } from 'kysely';
import type { Role } from '@dalan/contract/people/accounts';
import type { Language } from '@dalan/contract/language/languages';
import type { Duty } from '@dalan/contract/people/staff';
import { sessionLifetimes } from '../../src/features/people/accounts/sessions/session-lifetime.rules.ts';
import { createToken, hashToken } from '../../src/platform/random-token.ts';
import { inTransaction } from '../../src/platform/db/transaction.ts';
import type { TestApp } from './test-app.ts';
import { TEST_PASSWORD } from './test-password.ts';

export { TEST_PASSWORD };

/** The hash is cheap, because tests create many accounts. */
const passwordHash = hashSync(TEST_PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });

type Person = {
  name: string;
  email: string;
  phone: string;
  address: string;
  language: Language;
  passwordHash: string;
  duty: Duty;
  emailConfirmedAt: Date | null;
};

export type LoggedIn = {
  userId: string;
  email: string;
  phone: string;
  headers: { cookie: string };
};

let people = 0;

/** Creates an account with a session, staff as owners. Pass `headers` to `app.inject`. */
export async function logInAs(
  testApp: Pick<TestApp, 'db'>,
  role: Role,
  { duty = 'owner', ...overrides }: Partial<Person> = {},
): Promise<LoggedIn> {
  people += 1;
  const person = {
    name: `Person ${people}`,
    email: `person-${people}@dalan.example`,
    phone: String(5_550_100_000 + people),
    address: `${people} Jatyachi Aali, Pune`,
    passwordHash,
    emailConfirmedAt: new Date(),
    ...overrides,
  };
  return inTransaction(testApp.db, async (tx) => {
    const { id: userId } = await tx
      .insertInto('users')
      .values({ ...person, role, ...(role === 'admin' && { duty }) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const token = createToken();
    const { idleSeconds } = sessionLifetimes[role];
    const expiresAt = sql<Date>`now() + make_interval(secs => ${idleSeconds})`;
    await tx
      .insertInto('sessions')
      .values({ tokenHash: hashToken(token), userId, expiresAt, provedAt: sql<Date>`now()` })
      .execute();
    const { email, phone } = person;
    return { userId, email, phone, headers: { cookie: `dalan_session=${token}` } };
  });
}
