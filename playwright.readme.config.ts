import { defineConfig } from '@playwright/test';
import screens from './playwright.screens.config.ts';

/** `npm run readme-pictures` photographs the demo for the README. */
export default defineConfig({
  ...screens,
  testDir: 'e2e/readme',
  projects: [{ name: 'demo' }],
});
