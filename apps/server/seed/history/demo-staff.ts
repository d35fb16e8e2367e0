import type { Duty } from '@dalan/contract/people/staff';
import { openSession } from '../../src/features/people/accounts/index.ts';
import type { Passwords } from '../../src/features/people/accounts/index.ts';
import { relyingPartyOf } from '../../src/features/people/passkeys/index.ts';
import { inviteStaff, joinStaff } from '../../src/features/people/staff/index.ts';
import type { Db } from '../../src/platform/db/database.ts';
import { inTransaction } from '../../src/platform/db/transaction.ts';
import { demoAccounts } from '../demo-accounts.ts';
import { dateStaff, getAccount } from './demo-clock.queries.ts';

type Colleague = { name: string; email: string; phone: string; password: string; duty: Duty };

/** The passwords are public, like those of the other demo accounts. */
export const demoCounter: Colleague = {
  name: 'Prajakta Shinde',
  email: 'counter@dalan.example',
  phone: '5550000103',
  password: 'weigh-the-grain',
  duty: 'counter',
};
export const demoRiders: readonly Colleague[] = [
  {
    name: 'Vilas Jadhav',
    email: 'rider@dalan.example',
    phone: '5550000104',
    password: 'ride-with-the-grain',
    duty: 'delivery',
  },
  {
    name: 'Santosh More',
    email: 'rider2@dalan.example',
    phone: '5550000105',
    password: 'ride-with-the-grain',
    duty: 'delivery',
  },
];

export type DemoStaff = { owner: string; counter: string; riders: string[] };

/** The owner invites them, like everybody on the staff. */
export async function addDemoStaff(db: Db, passwords: Passwords, since: Date): Promise<DemoStaff> {
  const owner = demoAccounts.find(({ role }) => role === 'admin');
  const { id, passwordHash } = await getAccount(db, owner?.email ?? '');
  const session = await inTransaction(db, (tx) =>
    openSession(tx, {
      userId: id,
      role: 'admin',
      passwordProof: passwordHash ?? '',
      previousToken: undefined,
      details: {},
    }),
  );
  const context = { db, passwords, relyingParty: relyingPartyOf('http://localhost:3000', 'Dalan') };
  const join = async ({ name, email, phone, password, duty }: Colleague): Promise<string> => {
    const invitation = { name, contact: phone, duty };
    const { token } = await inviteStaff(db, session?.token ?? '', invitation);
    const browser = { ip: '127.0.0.1', previousToken: undefined, deviceToken: undefined };
    const { user } = await joinStaff(context, { token, email, phone, password }, browser);
    return user._id;
  };
  const counter = await join(demoCounter);
  const riders: string[] = [];
  for (const rider of demoRiders) riders.push(await join(rider));
  const emails = [demoCounter, ...demoRiders].map(({ email }) => email);
  await dateStaff(db, [...emails, owner?.email ?? ''], since);
  return { owner: id, counter, riders };
}
