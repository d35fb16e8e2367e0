import { execFileSync } from 'node:child_process';
import { defineConfig } from '@playwright/test';

/** The machine's own browser: CHROMIUM_PATH where it is given, else the first one on the PATH. */
function findChromium(): string {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const search =
    'command -v chromium || command -v chromium-browser || command -v google-chrome || true';
  const found = execFileSync('sh', ['-c', search], { encoding: 'utf8' }).trim();
  if (found === '') {
    throw new Error('No Chromium found: install one, or name it in CHROMIUM_PATH.');
  }
  return found;
}

// The address that the server calls its own: calls from pages of another origin are refused.
const origin = `http://localhost:${process.env.E2E_PORT ?? '4173'}`;

const { port } = new URL(origin);
/** The second process of the shop: what one does, the other shows. */
const secondPort = String(Number(port) + 100);

/** Installs and builds a whole clone: once is enough. */
const freshClone = '**/newcomer-runs-the-demo.spec.ts';

/** The masters' journeys set each size they speak of themselves. */
const masters = '**/staff-keep-the-*.spec.ts';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  forbidOnly: process.env.CI !== undefined,
  fullyParallel: false,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  webServer: {
    command: 'node scripts/e2e-server.ts',
    url: `${origin}/readyz`,
    env: { PORT: port, SECOND_PORT: secondPort },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    timeout: 180_000,
  },
  use: {
    baseURL: origin,
    launchOptions: {
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
  projects: [
    {
      name: 'phone',
      testIgnore: [freshClone, masters],
      use: { viewport: { width: 360, height: 740 }, hasTouch: true },
    },
    { name: 'desktop', testIgnore: freshClone, use: { viewport: { width: 1280, height: 800 } } },
    { name: 'fresh clone', testMatch: freshClone },
  ],
});
