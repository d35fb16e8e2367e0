import { createAccount, createPasswords } from '../src/features/people/accounts/index.ts';
import type { NewAccount } from '../src/features/people/accounts/index.ts';
import type { Db } from '../src/platform/db/database.ts';
import { ShopError } from '../src/platform/shop-error.ts';

/** These passwords are public: never seed a real shop with these accounts. */
export const demoAccounts: readonly NewAccount[] = [
  {
    role: 'admin',
    name: 'Asha Kulkarni',
    email: 'admin@dalan.example',
    phone: '5550000101',
    password: 'grind-the-grain',
  },
  {
    role: 'user',
    name: 'Ravi Deshpande',
    email: 'customer@dalan.example',
    phone: '5550000102',
    password: 'bhakri-for-two',
    address: '7 Tulshibaug Lane, Budhwar Peth, Pune 411002',
  },
];

/** Accounts that exist already stay as they are. */
export async function createDemoAccounts(db: Db): Promise<readonly NewAccount[]> {
  const passwords = createPasswords((work) => work());
  for (const account of demoAccounts) {
    try {
      await createAccount({ db, passwords }, account);
    } catch (error) {
      if (!(error instanceof ShopError && error.code === 'EMAIL_TAKEN')) throw error;
    }
  }
  return demoAccounts;
}
