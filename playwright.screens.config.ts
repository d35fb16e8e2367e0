import journeys from './playwright.config.ts';
import { defineConfig } from '@playwright/test';

/** `npm run screens` takes a screenshot of every screen and state for docs/screens. */
export default defineConfig({
  ...journeys,
  testDir: 'e2e/screens',
  testMatch: '**/*.screens.ts',
  projects: [
    { name: '360', use: { viewport: { width: 360, height: 740 }, hasTouch: true } },
    { name: '1280', use: { viewport: { width: 1280, height: 800 } } },
  ],
});
