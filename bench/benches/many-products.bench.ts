import { setTimeout as delay } from 'node:timers/promises';
import type { Product } from '@dalan/contract/catalog/catalog';
import { addManyProducts } from '../load/many-products.ts';
import { logIn } from '../people.ts';
import { download, startShop } from './shop.ts';
import type { RunningShop } from './shop.ts';

/**
 * Calls two shops in turn, one with its 12 flours and one with 10,000 more. Each call may take at
 * most twice as long in the large one. Pages are measured just after a price change, so that they
 * are rendered again.
 */
const MANY = Number(process.env['BENCH_PRODUCTS'] ?? 10_000);
const REPEATS = Number(process.env['BENCH_REPEATS'] ?? 21);
const PORT = Number(process.env['BENCH_PORT'] ?? 4341);
const GOAL = 2;
/**
 * These have no limit. The bytes of answers with all products grow with them, and a search that
 * matches no word compares typos with all words.
 */
const REPORTED_ONLY = ['sitemap, from the cache', 'GET /api/products, all', 'a search with a typo'];
const ADMIN = { username: 'admin@dalan.example', password: 'grind-the-grain' };

type Shop = { origin: string; cookie: string };
/** Returns the bytes of the answer. */
type Call = (shop: Shop) => Promise<number>;
type Measured = { call: Call; before?: Call };

function get(path: string, by: 'visitor' | 'staff' = 'visitor'): Call {
  return async ({ origin, cookie }) => {
    const headers = {
      'accept-encoding': 'br',
      // The other shop's turn may outlast an idle connection.
      connection: 'close',
      ...(by === 'staff' && { cookie }),
    };
    const { body, headers: answered } = await download(origin + path, headers);
    if (body.length === 0 || answered['retry-after']) throw new Error(`no answer from ${path}`);
    return body.length;
  };
}

let rupees = 100;

/** Changes the newest product, which is on the home page and first on the list. */
const changePrice: Call = async ({ origin, cookie }) => {
  rupees += 1;
  const found = await fetch(`${origin}/api/products?pageSize=1`);
  const [product] = (await found.json()) as Product[];
  const answer = await fetch(`${origin}/api/products`, {
    method: 'PUT',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ _id: product?._id, pricePerKg: rupees }),
  });
  if (!answer.ok) throw new Error(`the price change answered ${answer.status}`);
  return 0;
};

function seePrice(path: string): Call {
  return async (shop) => {
    await changePrice(shop);
    const page = await (await fetch(shop.origin + path)).text();
    if (!page.includes(`₹${rupees}.00`)) throw new Error(`${path} shows an old price`);
    return page.length;
  };
}

/** Rendering a page with a query is followed by a pause, and the next one would wait for its end. */
const REST_MS = 800;
const rendered = (path: string): Measured => ({
  call: get(path),
  before: async (shop) => {
    if (path.includes('?')) await delay(REST_MS);
    return changePrice(shop);
  },
});
const measured: Record<string, Measured> = {
  'home, rendered': rendered('/'),
  'home, from the cache': { call: get('/') },
  'list, rendered': rendered('/products'),
  'list, from the cache': { call: get('/products') },
  // This search finds one flour in both shops, so that both render the same page. Those below find
  // 1 and 1,251.
  'list, a search, rendered': rendered('/products?q=khapli'),
  'list, sorted, rendered': rendered('/products?sort=name'),
  'a page of the list': { call: get('/api/shelf?page=2&pageSize=6') },
  'a search': { call: get('/api/shelf?q=jwari&pageSize=6') },
  'a search with a typo': { call: get('/api/shelf?q=jwarri&pageSize=6') },
  'staff: first page': { call: get('/api/products?pageSize=5', 'staff') },
  'staff: by price': { call: get('/api/products?pageSize=5&sort=pricePerKg', 'staff') },
  'staff: a search': { call: get('/api/products?pageSize=5&q=jowar', 'staff') },
  'price change': { call: changePrice },
  'price change until home shows it': { call: seePrice('/') },
  'price change until the list shows it': { call: seePrice('/products') },
  'sitemap, from the cache': { call: get('/sitemap.xml') },
  'GET /api/products, all': { call: get('/api/products') },
};

async function openShop(port: number): Promise<{ shop: Shop; running: RunningShop }> {
  const running = await startShop(port);
  const { cookie } = await logIn(running.origin, '/api/admin/login', ADMIN);
  return { shop: { origin: running.origin, cookie }, running };
}

const [few, many] = [await openShop(PORT), await openShop(PORT + 1)];
await addManyProducts(many.running.databaseUrl, MANY);
while ((await get('/api/products')(many.shop)) < MANY) await delay(500);

type Figure = { ms: number; bytes: number };

async function timeOnce({ call, before }: Measured, shop: Shop): Promise<Figure> {
  await before?.(shop);
  const start = performance.now();
  const bytes = await call(shop);
  return { ms: performance.now() - start, bytes };
}

function medianOf(figures: Figure[]): Figure {
  const sorted = figures.toSorted((a, b) => a.ms - b.ms);
  return sorted[Math.floor(sorted.length / 2)] ?? { ms: 0, bytes: 0 };
}

let isGoalMet = true;
console.log(
  `median of ${REPEATS}                        12 products      with ${MANY} more   ratio`,
);
for (const [name, each] of Object.entries(measured)) {
  const [inFew, inMany]: [Figure[], Figure[]] = [[], []];
  for (const shop of [few.shop, many.shop]) await timeOnce(each, shop);
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    inFew.push(await timeOnce(each, few.shop));
    inMany.push(await timeOnce(each, many.shop));
  }
  const [one, other] = [medianOf(inFew), medianOf(inMany)];
  const ratio = other.ms / one.ms;
  if (!REPORTED_ONLY.includes(name)) isGoalMet &&= ratio <= GOAL;
  console.log(`${name.padEnd(36)} ${shown(one)} ${shown(other)} ${ratio.toFixed(2).padStart(7)}`);
}
await Promise.all([few.running.stop(), many.running.stop()]);
console.log(`goal: ratio <= ${GOAL}: ${isGoalMet ? 'met' : 'not met'}`);
process.exitCode = isGoalMet ? 0 : 1;

function shown({ ms, bytes }: Figure): string {
  return `${ms.toFixed(1).padStart(8)} ms ${String(bytes).padStart(8)} B`;
}
