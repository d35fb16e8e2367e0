import { expect, test } from 'vitest';
import { startTestApp } from '../test/shops/test-app.ts';
import { createDemoAccounts } from './demo-accounts.ts';

test('creates a demo admin and customer once, who can log in', async () => {
  const shop = await startTestApp();
  await createDemoAccounts(shop.db);
  const [admin, customer] = await createDemoAccounts(shop.db);
  const asAdmin = await shop.app.inject({
    method: 'POST',
    url: '/api/admin/login',
    payload: { username: admin!.email, password: admin!.password },
  });
  const asCustomer = await shop.app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { email: customer!.email, password: customer!.password },
  });
  expect([asAdmin.statusCode, asCustomer.statusCode]).toEqual([200, 200]);
  await shop.close();
});
