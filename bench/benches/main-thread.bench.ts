import { execFileSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import type { Product } from '@dalan/contract/catalog/catalog';
import { openEmptyPage } from '../../e2e/fixtures/speed/empty-page.ts';
import { measureMainThread } from '../../e2e/fixtures/speed/main-thread.ts';
import type { MainThread } from '../../e2e/fixtures/speed/main-thread.ts';
import { startShop } from './shop.ts';
import { storedSession } from './stored-session.ts';

/**
 * What pages cost the main thread of a phone, beside an empty page with the same React and router.
 * All are opened in turns. `BENCH_ORIGINS` compares shops that run already: `before=http://…,after=…`.
 */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const SLOWDOWNS = (process.env['BENCH_SLOWDOWNS'] ?? '1,4').split(',').map(Number);

type Opened = { name: string; url: string; visits: MainThread[] };

function findChromium(): string {
  if (process.env['CHROMIUM_PATH']) return process.env['CHROMIUM_PATH'];
  return execFileSync('sh', ['-c', 'command -v chromium-headless-shell || command -v chromium'])
    .toString()
    .trim();
}

function sorted(values: number[]): number[] {
  return values.toSorted((a, b) => a - b);
}

function median(values: number[]): number {
  return sorted(values)[Math.floor(values.length / 2)] ?? 0;
}

async function pagesOf(origin: string, name: string): Promise<Opened[]> {
  const products = (await (await fetch(`${origin}/api/products`)).json()) as Product[];
  const asked = process.env['BENCH_PATHS']?.split(',');
  const paths = asked ?? ['/', '/products', `/product/${products[2]?._id}`, '/mr'];
  return paths.map((path) => ({
    name: `${path.slice(0, 12)} ${name}`,
    url: new URL(path, origin).href,
    visits: [],
  }));
}

function print({ name, visits }: Opened, empty: Opened): void {
  const of = (figure: keyof MainThread) => median(visits.map((visit) => visit[figure])).toFixed(0);
  const cpu = sorted(visits.map(({ cpuMs }) => cpuMs));
  const floor = sorted(empty.visits.map(({ cpuMs }) => cpuMs));
  const range = `${cpu[0]?.toFixed(0)} to ${cpu.at(-1)?.toFixed(0)}`;
  const ratios = [median(cpu) / median(floor), (cpu[0] ?? 0) / (floor[0] ?? 1)];
  console.log(
    name.padEnd(22),
    `CPU ${of('cpuMs').padStart(4)} ms (${range})`.padEnd(30),
    `× ${ratios[0]?.toFixed(2)}, best × ${ratios[1]?.toFixed(2)}`,
    ` script ${of('scriptMs')}, layout ${of('layoutMs')}`,
    ` blocking ${of('blockingMs')}, longest ${of('longestMs')}`,
  );
}

const running = process.env['BENCH_ORIGINS'];
const shop = running === undefined ? await startShop(4341) : undefined;
const origins = (running ?? `=${shop?.origin}`).split(',').map((one) => one.split('='));
const empty = await openEmptyPage();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
for (const slowdown of SLOWDOWNS) {
  const floor: Opened = { name: 'empty page', url: empty.url, visits: [] };
  const pages = await Promise.all(origins.map(([name = '', origin = '']) => pagesOf(origin, name)));
  const opened = [floor, ...pages.flat()];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const page of opened) {
      page.visits.push(await measureMainThread(browser, page.url, slowdown, storedSession));
    }
  }
  console.log(`CPU ÷ ${slowdown}, medians of ${ROUNDS}`);
  for (const page of opened) print(page, floor);
}
await browser.close();
empty.close();
await shop?.stop();
