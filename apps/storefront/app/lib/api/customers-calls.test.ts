import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { endpoints } from '@dalan/contract/endpoints';
import type { EndpointName } from '@dalan/contract/endpoints';
import { expect, it } from 'vitest';

const app = resolve(import.meta.dirname, '../..');

it('no page of the shop makes a call of the staff: the build leaves them out', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: app });
  const called = files.flatMap((file) =>
    [...readFileSync(resolve(app, file), 'utf8').matchAll(/\.(?:call|list)\(\s*'(\w+)'/g)].map(
      ([, name]) => name as EndpointName,
    ),
  );
  expect(called).toContain('getMyAccount');
  expect(called).toContain('listMyOrders');
  expect(called.filter((name) => endpoints[name].access === 'admin')).toEqual([]);
});
