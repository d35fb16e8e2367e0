import { setTimeout as delay } from 'node:timers/promises';
import type { Product } from '@dalan/contract/catalog/catalog';
import { missingProgram } from '../drills/machines/programs.ts';
import { startOwnVarnish } from '../drills/machines/own-varnish.ts';
import { logIn, registerCustomer } from '../people.ts';
import { startShop } from './shop.ts';

/**
 * Two servers behind Varnish with deploy/cache.vcl. How long does a page show the old price, how many
 * calls reach the servers, and does the cache keep anything that is somebody's own?
 */
const PORT = Number(process.env['CACHE_PORT'] ?? 4401);
const CHANGES = Number(process.env['CACHE_CHANGES'] ?? 20);
const VISITS = Number(process.env['CACHE_VISITS'] ?? 60);
/** Decision 8. */
const STALE_MOST_MS = 2_000;
const WATCHED_MS = 3_000;
const WATCH_EVERY_MS = 50;
const ADMIN = { username: 'admin@dalan.example', password: 'grind-the-grain' };
const CUSTOMER = 'cache-bench@dalan.example';
const LANGUAGES = { en: '', mr: '/mr', hi: '/hi' };
const problems: string[] = [];

const obstacle = missingProgram('varnishd');
if (obstacle !== undefined) throw new Error(obstacle);
const shop = await startShop(PORT, {
  SECOND_PORT: String(PORT + 1),
  TRUST_PROXY: '127.0.0.1',
});
const cache = await startOwnVarnish(PORT + 2, [PORT, PORT + 1]);
const products = (await (await fetch(`${shop.origin}/api/products`)).json()) as Product[];
const flour = products[0]!;
const pages = Object.values(LANGUAGES).flatMap((start) =>
  ['/', '/products', `/product/${flour._id}`].map((path) =>
    `${start}${path}`.replace(/(.)\/$/, '$1'),
  ),
);

type Got = { path: string; from: string; bytes: number; text: string; answer: Response };

async function get(path: string, headers: Record<string, string> = {}): Promise<Got> {
  const answer = await fetch(cache.origin + path, { headers, redirect: 'manual' });
  const body = Buffer.from(await answer.arrayBuffer());
  const from = answer.headers.get('x-cache') ?? 'nowhere';
  return { path, from, bytes: body.length, text: body.toString(), answer };
}

/**
 * The time from the answer to the change until the last old page, through the cache and from the
 * servers themselves: on a busy machine they are late, too.
 */
async function changePrice(cookie: string, pricePerKg: number) {
  const changed = await fetch(`${cache.origin}/api/products`, {
    method: 'PUT',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ _id: flour._id, pricePerKg }),
  });
  if (changed.status !== 200) throw new Error(`the change answered ${changed.status}`);
  const from = performance.now();
  const shown = new RegExp(String(pricePerKg).replace(/(?=\d{3}$)/, ',?'));
  const lastOld = { cache: 0, servers: 0 };
  const watch = async (place: keyof typeof lastOld, address: string) => {
    while (performance.now() - from < WATCHED_MS) {
      const askedAt = performance.now();
      const text = await (await fetch(address)).text();
      if (!shown.test(text)) lastOld[place] = Math.max(lastOld[place], askedAt - from);
      await delay(WATCH_EVERY_MS);
    }
  };
  const servers = [PORT, PORT + 1].map((port) => `http://127.0.0.1:${port}`);
  await Promise.all([
    ...pages.map((path) => watch('cache', cache.origin + path)),
    ...servers.map((origin) => watch('servers', `${origin}${pages[0]}`)),
  ]);
  return lastOld;
}

/** A page with all scripts, fonts and pictures that it names, as a phone loads them for the first time. */
async function visit(path: string): Promise<Got[]> {
  const page = await get(path);
  const named = [...page.text.matchAll(/["' ,(](\/(?:static|media)\/[^"' ,)\\]+)/g)];
  const files = [...new Set(named.map(([, file = '']) => file))];
  return [page, ...(await Promise.all(files.map((file) => get(file))))];
}

function shareOf(wanted: string[], calls: Got[], weight: (call: Got) => number): string {
  const sum = (some: Got[]) => some.reduce((all, call) => all + weight(call), 0);
  const share = sum(calls.filter(({ from }) => wanted.includes(from))) / sum(calls);
  return `${(100 * share).toFixed(1)} %`;
}

// Prices.
const staff = await logIn(cache.origin, '/api/admin/login', ADMIN);
const waits: number[] = [];
let worstOfServers = 0;
for (let round = 0; round < CHANGES; round += 1) {
  const { cache: wait, servers } = await changePrice(staff.cookie, 1_101 + round);
  waits.push(wait);
  worstOfServers = Math.max(worstOfServers, servers);
}
waits.sort((one, other) => one - other);
const worst = waits.at(-1) ?? 0;
console.log(
  `${CHANGES} changed prices on ${pages.length} pages: an old price was seen for at most ` +
    `${worst.toFixed(0)} ms, median ${(waits[Math.floor(CHANGES / 2)] ?? 0).toFixed(0)} ms; ` +
    `from the servers themselves for at most ${worstOfServers.toFixed(0)} ms`,
);
if (worst > Math.max(STALE_MOST_MS, worstOfServers + WATCH_EVERY_MS))
  problems.push(`an old price for ${worst.toFixed(0)} ms`);

// Visits.
const calls: Got[] = [];
for (let number = 0; number < VISITS; number += 1) calls.push(...(await visit(pages[number % 9]!)));
const one = () => 1;
console.log(
  `${VISITS} visits, ${calls.length} calls: ${shareOf(['hit'], calls, one)} answered by the cache, ` +
    `${shareOf(['same'], calls, one)} after asking a server; of the bytes ` +
    `${shareOf(['hit', 'same'], calls, ({ bytes }) => bytes)} came from the cache`,
);
if (calls.some(({ answer }) => answer.status !== 200)) problems.push('a call of a visit failed');
if (calls.some(({ answer }) => answer.headers.has('set-cookie')))
  problems.push('a visit got a cookie');

// Languages and encodings, all at once.
const inTurns = Object.entries(LANGUAGES).flatMap(([language, start]) =>
  ['br', 'gzip', 'identity'].map((encoding) => ({ language, start, encoding })),
);
for (let round = 0; round < 10; round += 1) {
  await Promise.all(
    inTurns.map(async ({ language, start, encoding }) => {
      const { text, answer } = await get(`${start}/products`, { 'accept-encoding': encoding });
      const got = answer.headers.get('content-encoding') ?? 'identity';
      if (!text.includes(`<html lang="${language}"`))
        problems.push(`${language} got another language`);
      if (got !== encoding) problems.push(`${encoding} was answered with ${got}`);
    }),
  );
}

// What is somebody's own. Nothing of it may be kept, and nobody else may get it.
const customer = await registerCustomer(cache.origin, CUSTOMER);
await delay(1_500);
const kept = cache.countKept();
const own = [
  ...pages.map((path) => ({ path, cookie: customer.cookie })),
  ...['/api/my-orders', '/api/products', '/api/shop', '/myorders', '/profile', '/admin'].map(
    (path) => ({
      path,
      cookie: customer.cookie,
    }),
  ),
  ...['/api/admin/orders', '/api/admin/products', '/admin/orders'].map((path) => ({
    path,
    cookie: staff.cookie,
  })),
];
for (const { path, cookie } of [...own, ...own]) {
  const { from } = await get(path, { cookie });
  if (from !== 'pass') problems.push(`${path} for somebody signed in was a ${from}`);
}
for (const path of ['/api/products', '/api/shop', '/api/home', '/admin']) {
  for (const turn of ['first', 'second']) {
    const { from } = await get(path);
    if (from !== 'pass') problems.push(`${path} for a visitor, the ${turn} time, was a ${from}`);
  }
}
// Varnish counts an answer that it only passes on until the server's answer is freed.
await delay(1_500);
const more = cache.countKept() - kept;
console.log(`${own.length * 2} calls of people who are signed in: ${more} more answers kept`);
if (!(more <= 0)) problems.push(`${more} answers of people who are signed in were kept`);
for (const { path } of own) {
  const { text, answer } = await get(path);
  if (text.includes(CUSTOMER)) problems.push(`${path} shows a visitor whose account it is`);
  if (answer.headers.has('set-cookie')) problems.push(`${path} gives a visitor a cookie`);
}

await cache.stop();
await shop.stop();
for (const problem of new Set(problems)) console.error(`✘ ${problem}`);
process.exitCode = problems.length === 0 ? 0 : 1;
