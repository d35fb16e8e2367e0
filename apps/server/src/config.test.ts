import { expect, test } from 'vitest';
import { defaultShop, placeholdersIn } from '@dalan/contract/settings/shop';
import { readConfig } from './config.ts';

const HOUR = 3600;

type Limit = { points: number; seconds: number };
const perHour = ({ points, seconds }: Limit) => points * (HOUR / seconds);

test('guessing the million most common passwords takes years, from any number of addresses', () => {
  const { limits } = readConfig({});
  const hours = (limit: Limit) => 1_000_000 / perHour(limit);
  const twoYears = 2 * 365 * 24;
  expect(hours(limits.failedLogInsPerAccountAndAddress)).toBeGreaterThan(twoYears);
  expect(hours(limits.failedLogInsPerAccount)).toBeGreaterThan(twoYears);
});

test('limits leave room for typing errors and for thousands of phones behind one address', () => {
  const { limits } = readConfig({});
  expect(limits.failedLogInsPerAccountAndAddress.points).toBeGreaterThanOrEqual(5);
  expect(limits.failedLogInsPerAccountAndAddress.seconds).toBeLessThanOrEqual(HOUR);
  expect(perHour(limits.failedLogInsPerAddress)).toBeGreaterThan(500);
  expect(perHour(limits.requestsPerAddress)).toBeGreaterThan(100_000);
});

test('limits per address bound tries, accounts, messages and pictures', () => {
  const { limits } = readConfig({});
  expect(perHour(limits.failedLogInsPerAddress)).toBeLessThan(5_000);
  expect(perHour(limits.registrationsPerAddress)).toBeLessThan(500);
  expect(perHour(limits.contactMessagesPerAddress)).toBeLessThan(100);
  expect(perHour(limits.uploadsPerAdmin)).toBeLessThan(100);
  expect(perHour(limits.requestsPerAddress)).toBeLessThan(10_000_000);
});

test('each limit has its own variable, and an empty one keeps the default', () => {
  const { limits } = readConfig({
    LIMIT_FAILED_LOG_INS_PER_ACCOUNT_AND_ADDRESS: '5/600',
    LIMIT_REGISTRATIONS_PER_ADDRESS: '',
  });
  expect(limits.failedLogInsPerAccountAndAddress).toEqual({ points: 5, seconds: 600 });
  const { limits: standard } = readConfig({});
  expect(limits.registrationsPerAddress).toEqual(standard.registrationsPerAddress);
  expect(limits.failedLogInsPerAccount).toEqual(standard.failedLogInsPerAccount);
});

test.each([
  'none',
  '0/60',
  '10/0',
  '10',
  '/60',
  '10/',
  '1.5/60',
  '10/60x',
  'x10/60',
  '99999999999/60',
  '10/9999999',
])('a limit of %s is refused with the expected format', (value) => {
  expect(() => readConfig({ LIMIT_REGISTRATIONS_PER_ADDRESS: value })).toThrow(
    'LIMIT_REGISTRATIONS_PER_ADDRESS: Write a limit as tries/seconds, such as 10/900.',
  );
});

test('a limit may have ten digits of tries and six of seconds', () => {
  const { limits } = readConfig({ LIMIT_REGISTRATIONS_PER_ADDRESS: '9999999999/999999' });
  expect(limits.registrationsPerAddress).toEqual({ points: 9_999_999_999, seconds: 999_999 });
});

test('the limits of orders have their own variables', () => {
  expect(readConfig({}).orderLimits).toEqual({
    orders: { points: 30, seconds: HOUR },
    openOrders: 20,
    kg: { points: 500, seconds: 24 * HOUR },
  });
  const { orderLimits } = readConfig({
    LIMIT_ORDERS_PER_ACCOUNT: '3/60',
    LIMIT_OPEN_ORDERS_PER_ACCOUNT: '7',
    LIMIT_KG_PER_ACCOUNT: '9/60',
  });
  expect(orderLimits).toEqual({
    orders: { points: 3, seconds: 60 },
    openOrders: 7,
    kg: { points: 9, seconds: 60 },
  });
});

test.each(['0', 'x20', '20x', '2.5', '99999999999'])('%s open orders are refused', (value) => {
  expect(() => readConfig({ LIMIT_OPEN_ORDERS_PER_ACCOUNT: value })).toThrow(
    'LIMIT_OPEN_ORDERS_PER_ACCOUNT: Write a number above zero, such as 20.',
  );
});

test('an empty shop setting keeps the default, but an empty link removes it', () => {
  const nothing = Object.fromEntries(
    ['PHONE', 'NAME', 'EMAIL', 'MAP_LATITUDE', 'OPEN_FROM', 'WALLETS', 'INSTAGRAM', 'WHATSAPP'].map(
      (name) => [`SHOP_${name}`, name === 'EMAIL' ? '  ' : ''],
    ),
  );
  expect(readConfig(nothing).shop).toEqual({ ...defaultShop, instagram: '', whatsapp: '' });
  expect(readConfig({ SHOP_WALLETS: 'GPay, ,PhonePe,' }).shop.wallets).toEqual(['GPay', 'PhonePe']);
  expect(readConfig({ SHOP_PHONE: ' 020 2445 0000 ' }).shop.phone).toBe('020 2445 0000');
});

const real = {
  SHOP_FSSAI_LICENCE: '11521034000123',
  SHOP_PHONE: '+91 20 2445 0000',
  SHOP_WHATSAPP: '+91 98220 11001',
  SHOP_EMAIL: 'hello@realmill.in',
  SHOP_ADDRESS: '4 Shaniwar Peth, Pune 411030',
  SHOP_INSTAGRAM: '',
  SHOP_FACEBOOK: '',
};

test('a shop counts as public unless it runs on localhost, and reports what is a placeholder', () => {
  const open = {
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://dalan@db.internal/dalan',
    PUBLIC_ORIGIN: 'https://realmill.in',
  };
  const made = (env: Record<string, string>) => placeholdersIn(readConfig(env).shop);
  expect(made(open)).toHaveLength(Object.keys(real).length);
  expect(made({ ...open, ...real })).toEqual([]);
  const fake = { what: 'E-mail', page: 'profile', value: 'me@mill.example' };
  expect(made({ ...open, ...real, SHOP_EMAIL: fake.value })).toEqual([fake]);
  const isPublic = (env: Record<string, string>) => readConfig(env).isPublic;
  const hosts = ['localhost:3000', 'shop.localhost:3000', '127.0.0.1:3000', '[::1]:3000'];
  for (const host of hosts) {
    expect(isPublic({ ...open, PUBLIC_ORIGIN: `http://${host}` }), host).toBe(false);
  }
  for (const host of ['notlocalhost', 'localhost.realmill.in', '127.0.0.1.realmill.in']) {
    expect(isPublic({ ...open, PUBLIC_ORIGIN: `https://${host}` }), host).toBe(true);
  }
  expect(isPublic({ PUBLIC_ORIGIN: 'https://realmill.in' })).toBe(false);
});
