import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { checkName } from '@dalan/contract/people/accounts';
import { checkPhone, phoneDigits } from '@dalan/contract/contact/contact-details';
import { checkEmail } from '@dalan/contract/contact/email';
import { readConfigOrExit } from './config.ts';
import { createAccount, createPasswords } from './features/people/accounts/index.ts';
import { databaseOptions, openDatabase } from './platform/db/database.ts';
import { ShopError } from './platform/shop-error.ts';

const USAGE = 'npm run admin:create -- --email you@example.com --name "Your Name"';
const config = readConfigOrExit();

try {
  const admin = await readAdmin();
  const database = openDatabase({
    ...databaseOptions(config),
    poolSize: 1,
    onConnectionLost: (error) => console.error(error.message),
  });
  try {
    const passwords = createPasswords((work) => work());
    const { email } = await createAccount({ db: database.db, passwords }, admin);
    console.log(`${email} is now an owner and can log in at /loginadmin.`);
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function readAdmin() {
  const { values } = parseArgs({
    options: {
      email: { type: 'string', default: '' },
      name: { type: 'string', default: '' },
      password: { type: 'string' },
      phone: { type: 'string', default: config.shop.phone },
    },
  });
  const { email, name } = values;
  const phone = phoneDigits(values.phone);
  refuse(checkEmail(email) ?? checkName(name) ?? checkPhone(phone), `\n${USAGE}`);
  const password = values.password ?? (await askWithoutEcho('Password: '));
  return { role: 'admin' as const, email, name, phone, password };
}

function refuse(text: string | undefined, advice = ''): void {
  if (text !== undefined) throw new ShopError('INVALID_INPUT', text + advice);
}

/** Keeps the password off the screen and out of the shell history. */
async function askWithoutEcho(question: string): Promise<string> {
  process.stderr.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({
    input: process.stdin,
    output: nowhere,
    terminal: process.stdin.isTTY,
  });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}
