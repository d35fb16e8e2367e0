import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{packages,apps,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/build/**'],
    environment: 'node',
    // Migrates one template database; every worker works on a copy of it.
    globalSetup: 'apps/server/test/database/global-setup.ts',
    // The nightly run tries more.
    provide: {
      propertyRuns: Number(process.env['PROPERTY_RUNS'] ?? 2_000),
      isNightly: process.env['PROPERTY_RUNS'] !== undefined,
    },
    pool: 'forks',
    maxWorkers: 2,
    // Modules are loaded once a worker instead of once a file: a third of the CPU.
    isolate: false,
    // A hang must fail, a machine at half its speed must not.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A second try would hide a race.
    retry: 0,
  },
});
