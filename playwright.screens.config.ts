import { defineConfig } from '@playwright/test';
import { NOW } from './e2e/screens/fixed-now.ts';
import journeys, { webServer } from './playwright.config.ts';

const demo = {
  ...webServer,
  env: { ...webServer.env, DEMO_NOW: NOW },
  // Long enough to play the weeks of the demo on a busy machine.
  timeout: 30 * 60_000,
};

const life = '**/{batches,counter,lists,mill-day,money}.screens.ts';
const phone = { use: { viewport: { width: 360, height: 740 }, hasTouch: true } };
const desktop = { use: { viewport: { width: 1280, height: 800 } } };

/**
 * `npm run screens` photographs every screen and state of the demo into docs/screens. One worker, so
 * that the stock that one screen's order takes is always missing on the same later screens.
 */
export default defineConfig({
  ...journeys,
  testDir: 'e2e/screens',
  testMatch: '**/*.screens.ts',
  workers: 1,
  ...(process.env.E2E_BASE_URL === undefined && { webServer: demo }),
  // The slides of the home page stand still with reduced motion.
  use: { ...journeys.use, contextOptions: { reducedMotion: 'reduce' } },
  // What only looks at the demo's own life comes first: the others add orders and customers to it.
  projects: [
    { ...phone, name: '360 life', testMatch: life },
    { ...desktop, name: '1280 life', testMatch: life },
    { ...phone, name: '360', testIgnore: life },
    { ...desktop, name: '1280', testIgnore: life },
  ],
});
