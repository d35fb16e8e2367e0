import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{packages,apps,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/build/**'],
    environment: 'node',
    // Migrates one template database; every worker works on a copy of it.
    globalSetup: 'apps/server/test/global-setup.ts',
    // The nightly run tries more.
    provide: { propertyRuns: Number(process.env['PROPERTY_RUNS'] ?? 2_000) },
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
