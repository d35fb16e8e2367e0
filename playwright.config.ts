import { execFileSync } from 'node:child_process';
import { defineConfig } from '@playwright/test';
import { keptDatabaseOf } from './e2e/fixtures/shop/kept-database.ts';

/** `CHROMIUM_PATH`, or the first browser on the PATH. The headless shell takes half the time. */
function findChromium(): string {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const search =
    'command -v chromium-headless-shell || command -v chromium || command -v chromium-browser || command -v google-chrome || true';
  const found = execFileSync('sh', ['-c', search], { encoding: 'utf8' }).trim();
  if (found === '') {
    throw new Error('No Chromium found: install one, or name it in CHROMIUM_PATH.');
  }
  return found;
}

/** A shop that runs already, such as the one of `npm run dev`. Without it the tests start their own. */
const runningShop = process.env.E2E_BASE_URL;
// The server's own origin: it refuses calls from pages of another one.
const origin = new URL(runningShop ?? `http://localhost:${process.env.E2E_PORT ?? '4173'}`).origin;

const { port } = new URL(origin);
/** A second server process on the same database. */
const secondPort = String(Number(port) + 100);
/** Where the tests read the shop's mails. */
const mailboxPort = String(Number(port) + 200);

/** Installs and builds a whole clone: once is enough. */
const freshClone = '**/demo/*';

/** The panel's tests set the screen sizes that they need themselves. Those of `panel/phone` do not. */
const onDesktop = ['**/panel/{masters,office,orders,people,screens}/*', '**/rider/*'];

/**
 * In the gate a journey runs once: on a phone, the panel's on a desktop. These run on both, because
 * their pages are laid out anew at the wider screen. `E2E_ALL=1` runs everything on both.
 */
const atBothWidths = '**/visit/visitor-{opens-the-shop,sees-styled-pages}.spec.ts';

/**
 * Journeys of one run that may need a second try; more fail it. The last whole run on two cores had
 * none of 420, one beside other work had 2. It may only be lowered.
 */
const SECOND_TRIES_ALLOWED = 3;

const isGate = process.env.E2E_ALL === undefined;
/** Variations and rare mishaps run at night. */
const notNow = isGate ? ['**/*.nightly.spec.ts'] : [];
/**
 * So do twins that their titles tell apart: a test at another width, or in Hindi if the gate runs it in
 * Marathi. The walk that finds English left in Hindi pages stays.
 */
const twins = {
  phone: /\bat 1280\b|(?<!only )\bhi\b/,
  desktop: /\bat (?:360|390)\b|\bhi\b/,
};

export const webServer = {
  command: 'node scripts/e2e-server.ts',
  url: `${origin}/readyz`,
  env: {
    PORT: port,
    SECOND_PORT: secondPort,
    MAILBOX_PORT: mailboxPort,
    KEEP_DATABASE_AS: keptDatabaseOf(port),
  },
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 20_000 },
  // Long enough to build the front ends first.
  timeout: 420_000,
};

/** A shop that runs already has one process only, and its mails go elsewhere. */
const needsOwnShop =
  runningShop === undefined
    ? []
    : [
        '**/panel/orders/orders-live.nightly.spec.ts',
        '**/panel/phone/staff-get-back-in.spec.ts',
        '**/shop/account/customer-{confirms-their-email,gets-back-in}.spec.ts',
        '**/shop/languages/{log-in,profile}-in-marathi.nightly.spec.ts',
      ];

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  forbidOnly: process.env.CI !== undefined,
  fullyParallel: false,
  workers: 2,
  // A hang must fail, a machine at half its speed must not.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['./scripts/checks/second-tries.ts', { allowed: SECOND_TRIES_ALLOWED }], ['list']],
  // The second try records a trace.
  retries: 1,
  ...(runningShop === undefined && { webServer }),
  use: {
    baseURL: origin,
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
      ],
    },
    // A worker would fetch past the routes of a test. Journeys without a network allow it.
    serviceWorkers: 'block',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
  projects: [
    {
      name: 'phone',
      testIgnore: [freshClone, ...onDesktop, ...notNow, ...needsOwnShop],
      ...(isGate && { grepInvert: twins.phone }),
      use: { viewport: { width: 360, height: 740 }, hasTouch: true },
    },
    {
      name: 'desktop',
      ...(isGate && { testMatch: [...onDesktop, atBothWidths], grepInvert: twins.desktop }),
      testIgnore: [freshClone, ...notNow, ...needsOwnShop],
      use: { viewport: { width: 1280, height: 800 } },
    },
    // Two minutes for what changes rarely: in the nightly run.
    ...(isGate ? [] : [{ name: 'fresh clone', testMatch: freshClone }]),
  ],
});
