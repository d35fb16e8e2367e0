import { execFileSync } from 'node:child_process';
import { defineConfig } from '@playwright/test';

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
const freshClone = '**/newcomer-runs-the-demo.spec.ts';

/** The panel's tests set the screen sizes that they need themselves. */
const masters = '**/staff-keep-the-*.spec.ts';

/**
 * These do not depend on the screen width, so one run on a phone is enough. `E2E_ALL=1` runs
 * everything on both.
 */
const sameAtEveryWidth = [
  'admin-strays-into-the-shop',
  'checkout-keeps-what-was-typed',
  'customer-cancels-an-order',
  'customer-cannot-have-a-flour',
  'customer-changes-an-order-without-an-answer',
  'customer-chooses-how-much',
  'customer-comes-back-to-a-placed-order',
  'customer-confirms-their-email',
  'customer-downloads-their-data',
  'customer-gets-back-in',
  'customer-gives-a-phone-number',
  'customer-leaves-a-shared-phone',
  'customer-logs-in',
  'customer-orders-again',
  'customer-pastes-an-id-in-capitals',
  'customer-reads-large-text',
  'customer-registers',
  'customer-shops-with-one-thumb',
  'customer-taps-twice',
  'home-page-weight',
  'owner-changes-the-staff',
  'owner-invites-staff',
  'panel-answers-odd-addresses',
  'price-or-stock-changes-at-checkout',
  'shop-is-found-and-shared',
  'staff-change-a-price',
  'staff-get-back-in',
  'staff-see-what-their-duty-allows',
  'visitor-follows-an-odd-address',
  'visitor-is-asked-to-log-in',
  'visitor-loses-the-connection',
  'visitor-opens-a-picture-page',
  'visitor-reads-large-letters',
  'visitor-reads-the-privacy-page',
  'visitor-searches-as-people-type',
  'visitor-taps-on-a-slow-line',
].map((journey) => `**/${journey}.spec.ts`);
const onPhoneOnly = process.env.E2E_ALL === undefined ? sameAtEveryWidth : [];

const webServer = {
  command: 'node scripts/e2e-server.ts',
  url: `${origin}/readyz`,
  env: { PORT: port, SECOND_PORT: secondPort, MAILBOX_PORT: mailboxPort },
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
        '**/staff-keep-the-orders-live.spec.ts',
        '**/customer-gets-back-in.spec.ts',
        '**/customer-confirms-their-email.spec.ts',
        '**/staff-get-back-in.spec.ts',
      ];

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  forbidOnly: process.env.CI !== undefined,
  fullyParallel: false,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  // Two cores are noisy. The second try records a trace, and the report names the test as flaky.
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
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
  projects: [
    {
      name: 'phone',
      testIgnore: [freshClone, masters, ...needsOwnShop],
      use: { viewport: { width: 360, height: 740 }, hasTouch: true },
    },
    {
      name: 'desktop',
      testIgnore: [freshClone, ...onPhoneOnly, ...needsOwnShop],
      use: { viewport: { width: 1280, height: 800 } },
    },
    { name: 'fresh clone', testMatch: freshClone },
  ],
});
