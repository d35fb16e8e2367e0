import { expect, onTestFinished, test } from 'vitest';
import { firstSettings } from '@dalan/contract/settings/settings';
import type { Placeholder } from '@dalan/contract/settings/shop';
import { startServerProcess } from '../processes/server-process.ts';
import { logInAs } from '../shops/sessions.ts';
import { startTestApp } from '../shops/test-app.ts';

test('a production shop reports its placeholders in the log and to staff, until the owner replaces them', async () => {
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
  const loud = () =>
    server
      .log()
      .split('\n')
      .filter((line) => line.includes('"level":50') && line.includes('still a placeholder'))
      .join('\n');
  await expect.poll(loud).toContain('"setting":"Settings, Legal lines","value":"00000000000000"');
  expect(loud()).not.toContain('Phone number');

  const { headers } = await logInAs(shop, 'admin');
  const cookie = headers.cookie.replace('dalan_session', '__Host-dalan_session');
  const placeholders = async () => {
    const answer = await fetch(`${server.origin}/api/admin/setup`, { headers: { cookie } });
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { placeholders: Placeholder[] }).placeholders;
  };
  const licence = { what: 'FSSAI licence', page: 'legal', value: '00000000000000' };
  expect(await placeholders()).toContainEqual(licence);
  expect((await placeholders()).map(({ what }) => what)).not.toContain('Phone number');

  const { legal } = firstSettings();
  const saved = await fetch(`${server.origin}/api/admin/settings`, {
    method: 'PUT',
    headers: { cookie, origin: 'https://realmill.in', 'content-type': 'application/json' },
    body: JSON.stringify({
      page: 'legal',
      version: 0,
      document: { ...legal, fssaiLicence: '11525034000123' },
    }),
  });
  expect(saved.status).toBe(200);
  expect((await placeholders()).map(({ what }) => what)).not.toContain('FSSAI licence');
});
