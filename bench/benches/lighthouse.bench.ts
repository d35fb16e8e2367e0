import { execFileSync } from 'node:child_process';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import type { Product } from '@dalan/contract/catalog/catalog';
import { storeSession } from './stored-session.ts';
import { startShop } from './shop.ts';

/** Scores pages with Lighthouse on a mid-range phone with slow 4G: the median of five runs each. */
const RUNS = Number(process.env['BENCH_RUNS'] ?? 5);
/**
 * `simulate` multiplies what an unslowed phone does. React yields by the clock, every 5 ms, so its work
 * counts as blocking there and does not block with `devtools`, which slows the browser itself.
 */
const METHOD = process.env['BENCH_THROTTLING'] === 'devtools' ? 'devtools' : 'simulate';
const GOALS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const METRICS = {
  'first-contentful-paint': 'FCP ms',
  'largest-contentful-paint': 'LCP ms',
  'total-blocking-time': 'TBT ms',
  'cumulative-layout-shift': 'CLS',
};

function findChromium(): string {
  if (process.env['CHROMIUM_PATH']) return process.env['CHROMIUM_PATH'];
  return execFileSync('sh', ['-c', 'command -v chromium']).toString().trim();
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

const shop = await startShop(4341);
const chrome = await launch({
  chromePath: findChromium(),
  chromeFlags: [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
  ],
});
const products = (await (await fetch(`${shop.origin}/api/products`)).json()) as Product[];
const paths = ['/', '/mr', '/hi', '/products', `/product/${products[2]?._id}`];
// Lighthouse clears the caches before each run, but not local storage.
await storeSession(chrome.port, shop.origin);
let isGoalMet = true;
for (const path of paths) {
  const figures = new Map<string, number[]>();
  const note = (name: string, value: number) => {
    figures.set(name, [...(figures.get(name) ?? []), value]);
  };
  for (let run = 0; run < RUNS; run += 1) {
    const result = await lighthouse(shop.origin + path, {
      ...{ port: chrome.port, logLevel: 'error' },
      throttlingMethod: METHOD,
    });
    if (result === undefined) throw new Error('Lighthouse gave no result');
    const seen = result.lhr.finalDisplayedUrl;
    if (seen !== shop.origin + path) throw new Error(`${path} led to ${seen}`);
    for (const name of Object.keys(GOALS)) {
      note(name, Math.round((result.lhr.categories[name]?.score ?? 0) * 100));
    }
    for (const [audit, label] of Object.entries(METRICS)) {
      note(label, result.lhr.audits[audit]?.numericValue ?? 0);
    }
  }
  for (const [name, goal] of Object.entries(GOALS)) {
    isGoalMet &&= median(figures.get(name) ?? []) >= goal;
  }
  const shown = [...figures].map(
    ([name, values]) => `${name} ${Number(median(values).toFixed(3))}`,
  );
  console.log(`${path.slice(0, 12).padEnd(12)} ${shown.join('  ')}`);
}
chrome.kill();
await shop.stop();
console.log(`goals ${JSON.stringify(GOALS)}: ${isGoalMet ? 'met' : 'not met'}`);
process.exitCode = isGoalMet ? 0 : 1;
