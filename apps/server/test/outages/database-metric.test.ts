import { expect, onTestFinished, test } from 'vitest';
import { createMetrics } from '../../src/platform/telemetry/metrics.ts';
import { watchDatabase } from '../../src/platform/telemetry/watch-database.ts';
import { startDatabaseProxy } from '../database/database-proxy.ts';
import { startTestApp } from '../shops/test-app.ts';
import { createTestDatabase } from '../database/test-database.ts';

test('the metric shows whether the database answers, also when it hangs', async () => {
  const testDatabase = await createTestDatabase();
  const postgres = await startDatabaseProxy(testDatabase.url);
  const shop = await startTestApp({ DATABASE_URL: postgres.url });
  onTestFinished(async () => {
    await postgres.cut();
    await shop.close();
    await testDatabase.drop();
  });
  const metrics = createMetrics();
  const { isReady } = shop.adapters.database;
  watchDatabase(metrics, isReady, { cacheMs: 0, timeoutMs: 500 });
  const figure = async () => {
    const text = await metrics.registry.getSingleMetricAsString('database_up');
    return /^database_up (\d)$/m.exec(text)?.[1];
  };

  expect(await figure()).toBe('1');
  postgres.silence();
  await expect.poll(figure).toBe('0');
});
