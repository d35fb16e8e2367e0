import { expect, onTestFinished, test } from 'vitest';
import { startServerProcess } from './server-process.ts';
import { logInAs } from './sessions.ts';
import { startTestApp } from './test-app.ts';

test('a production shop reports its placeholders in the log and to staff', async () => {
  const shop = await startTestApp();
  onTestFinished(() => shop.close());
  const server = await startServerProcess({
    NODE_ENV: 'production',
    DATABASE_URL: shop.testDatabase.url,
    PUBLIC_ORIGIN: 'https://realmill.in',
    MEDIA_DIR: shop.config.mediaDir,
    SHOP_PHONE: '+91 20 2445 0000',
  });
  onTestFinished(async () => {
    await server.kill('SIGTERM');
  });
  const loud = server
    .log()
    .split('\n')
    .filter((line) => line.includes('"level":50') && line.includes('still a placeholder'));
  expect(loud.join('\n')).toContain('"setting":"SHOP_FSSAI_LICENCE","value":"00000000000000"');
  expect(loud.join('\n')).not.toContain('SHOP_PHONE');

  const { headers } = await logInAs(shop, 'admin');
  const cookie = headers.cookie.replace('dalan_session', '__Host-dalan_session');
  const answer = await fetch(`${server.origin}/api/admin/setup`, { headers: { cookie } });
  expect(answer.status).toBe(200);
  const { placeholders } = (await answer.json()) as { placeholders: { setting: string }[] };
  expect(placeholders).toContainEqual({
    what: 'FSSAI licence',
    setting: 'SHOP_FSSAI_LICENCE',
    value: '00000000000000',
  });
  expect(placeholders.map(({ setting }) => setting)).not.toContain('SHOP_PHONE');
});
