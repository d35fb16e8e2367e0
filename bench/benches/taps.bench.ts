import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import type { Browser, Locator, Page } from '@playwright/test';
import type { Product } from '@dalan/contract/catalog/catalog';
import { startShop } from './shop.ts';
import { storedSession } from './stored-session.ts';

/**
 * How long a phone takes to answer a tap: from the touch to the next frame (INP), and the part of it
 * that our handlers run. A tap on a heading, which does nothing, is the floor of the same run.
 */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 7);
const SLOWDOWN = Number(process.env['BENCH_SLOWDOWN'] ?? 4);

type Tap = { name: string; path: string; find: (page: Page) => Locator };
type Answer = { duration: number; handlers: number };

function findChromium(): string {
  return execFileSync('sh', ['-c', 'command -v chromium-headless-shell || command -v chromium'])
    .toString()
    .trim();
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

const shop = await startShop(4341);
const products = (await (await fetch(`${shop.origin}/api/products`)).json()) as Product[];
const plain = products.find(
  (one) => one.grinds === undefined && one.stepGrams === undefined && one.quantity >= 10,
);
const flourPath = `/product/${plain?._id}`;
const taps: Tap[] = [
  { name: 'nothing', path: '/products', find: (page) => page.getByRole('heading').first() },
  { name: 'Add to Cart, list', path: '/products', find: cardButton },
  { name: 'Add to Cart, flour', path: flourPath, find: addToCart },
  { name: 'Increase by 1 kg', path: flourPath, find: byName('Increase by 1 kg') },
  {
    name: '5 kg',
    path: flourPath,
    find: (page) => page.getByText('5 kg', { exact: true }).first(),
  },
  { name: 'Menu', path: '/', find: byName('Menu') },
];

function cardButton(page: Page): Locator {
  return page
    .locator('article, li')
    .filter({ hasText: plain?.name ?? '' })
    .getByRole('button', { name: /^Add to Cart/ })
    .first();
}

function addToCart(page: Page): Locator {
  return page.getByRole('button', { name: /^Add to Cart/ }).first();
}

function byName(name: string): (page: Page) => Locator {
  return (page) => page.getByRole('button', { name }).first();
}

async function measure(browser: Browser, { path, find }: Tap): Promise<Answer> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.addInitScript((stored) => Object.assign(localStorage, stored), storedSession);
  await page.addInitScript(() => {
    const seen: Answer[] = [];
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        seen.push({
          duration: entry.duration,
          handlers: entry.processingEnd - entry.processingStart,
        });
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  await page.goto(new URL(path, shop.origin).href, { waitUntil: 'networkidle' });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const target = find(page);
  await target.scrollIntoViewIfNeeded();
  await pause(500);
  await target.tap();
  await pause(700);
  const answers = await page.evaluate(() => (globalThis as unknown as { seen: Answer[] }).seen);
  await context.close();
  const of = (figure: keyof Answer) => Math.max(0, ...answers.map((answer) => answer[figure]));
  return { duration: of('duration'), handlers: of('handlers') };
}

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const answers = new Map<string, Answer[]>(taps.map(({ name }) => [name, []]));
for (let round = 0; round < ROUNDS; round += 1) {
  for (const tap of taps) answers.get(tap.name)?.push(await measure(browser, tap));
}
console.log(`CPU ÷ ${SLOWDOWN}, medians of ${ROUNDS} (least to most)`);
for (const [name, all] of answers) {
  const line = (figure: keyof Answer) => {
    const values = all.map((answer) => answer[figure]);
    const range = `${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)}`;
    return `${median(values).toFixed(0).padStart(4)} ms (${range})`;
  };
  console.log(name.padEnd(20), 'to the frame', line('duration'), ' handlers', line('handlers'));
}
await browser.close();
await shop.stop();
