import journeys from './playwright.config.ts';
import { defineConfig } from '@playwright/test';

/**
 * `npm run screens` photographs every screen and state into docs/screens. One worker, so that the
 * stock that one screen's order takes is always missing on the same later screens.
 */
export default defineConfig({
  ...journeys,
  testDir: 'e2e/screens',
  testMatch: '**/*.screens.ts',
  workers: 1,
  // The slides of the home page stand still with reduced motion.
  use: { ...journeys.use, contextOptions: { reducedMotion: 'reduce' } },
  projects: [
    { name: '360', use: { viewport: { width: 360, height: 740 }, hasTouch: true } },
    { name: '1280', use: { viewport: { width: 1280, height: 800 } } },
  ],
});
