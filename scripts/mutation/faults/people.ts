import { MIGRATIONS, accounts, orders } from '../hand-mutation.ts';
import type { HandMutation } from '../hand-mutation.ts';

const RELEASE = {
  file: orders('remove/release-orders-of-user.queries.ts'),
  tests: [accounts('erasure/delete-user.test.ts')],
};
const SESSIONS = {
  file: accounts('sessions/sessions.queries.ts'),
  tests: [accounts('sessions/sessions.test.ts')],
};
const LIMITS = {
  file: 'apps/server/src/config-limits.ts',
  tests: ['apps/server/src/config.test.ts'],
};

export const peopleFaults: HandMutation[] = [
  {
    ...RELEASE,
    fault: 'keeps the address on the finished orders of a deleted customer',
    find: "order('orderStatus', 'in', finalStatuses)",
    replace: "order('orderStatus', '=', 'Delivered')",
  },
  {
    ...RELEASE,
    fault: "deletes one account and cancels everybody's open orders",
    find: ".where('userId', '=', userId)\n    .where('deletedAt', 'is', null)\n",
    replace: ".where('deletedAt', 'is', null)\n",
  },
  {
    ...RELEASE,
    fault: 'returns the flour of a deleted order twice',
    find: "    .where('deletedAt', 'is', null)\n",
    replace: '',
  },
  {
    ...SESSIONS,
    fault: 'accepts an expired session',
    find: ' and sessions.expires_at > now()',
    replace: '',
  },
  {
    ...SESSIONS,
    fault: 'a session in use never expires',
    find: 'least(now() + make_interval',
    replace: 'greatest(now() + make_interval',
  },
  {
    file: `${MIGRATIONS}/0003_accounts.sql`,
    fault: 'opens a session with a wrong password',
    find: "role = door and disabled_at is null\n        and sha256(convert_to(password_hash, 'UTF8')) = sha256(convert_to(proof, 'UTF8'))",
    replace: 'role = door and disabled_at is null',
    tests: [accounts('log-in/log-in.test.ts')],
  },
  {
    file: `${MIGRATIONS}/0003_accounts.sql`,
    fault: 'lets a customer log in as staff',
    find: 'where id = account and role = door',
    replace: 'where id = account',
    tests: [accounts('log-in/log-in.test.ts')],
  },
  {
    file: accounts('devices/known-devices.queries.ts'),
    fault: 'treats a device known to one account as known to all',
    find: ' and ${hasLogInName(device.logInName)}',
    replace: '',
    tests: [accounts('devices/known-devices.test.ts')],
  },
  {
    file: accounts('devices/known-devices.queries.ts'),
    fault: 'never forgets a device',
    find: '\n      and known_devices.last_seen_at > now() - make_interval(secs => ${KNOWN_DEVICE_SECONDS})',
    replace: '',
    tests: [accounts('devices/known-devices.test.ts')],
  },
  // Stryker leaves numbers alone, so the limits are changed here.
  {
    ...LIMITS,
    fault: 'lets an attacker guess a hundred times as often from one address',
    find: "failedLogInsPerAccountAndAddress: '10/900'",
    replace: "failedLogInsPerAccountAndAddress: '1000/900'",
  },
  {
    ...LIMITS,
    fault: 'lets an attacker guess a hundred times as often from many addresses',
    find: "failedLogInsPerAccount: '30/3600'",
    replace: "failedLogInsPerAccount: '3000/3600'",
  },
  {
    ...LIMITS,
    fault: 'locks out a whole mobile network after three wrong passwords',
    find: "failedLogInsPerAddress: '300/900'",
    replace: "failedLogInsPerAddress: '3/900'",
  },
];
