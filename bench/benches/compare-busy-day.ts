import { addBusyDays } from '../load/busy-days.ts';
import { logIn } from '../people.ts';
import { startShop } from './shop.ts';
import type { RunningShop } from './shop.ts';

const ORDERS_A_DAY = [200, Number(process.env['BENCH_ORDERS_A_DAY'] ?? 2_700)];
const REPEATS = 41;
const GOAL = 2;
const BYTES_MAX = 100_000;
const PORT = 4334;
const ADMIN = { username: 'admin@dalan.example', password: 'grind-the-grain' };

type Measured = { times: number[]; bytes: number };

/**
 * The day's work of a shop with 200 orders a day and of one with 2,700, call by call in turns: it may
 * take at most twice as long. False if a call takes longer, or the runs are more than 100 KB.
 */
export async function compareBusyDay(): Promise<boolean> {
  const shops: { shop: RunningShop; cookie: string }[] = [];
  for (const [index, ordersADay] of ORDERS_A_DAY.entries()) {
    const shop = await startShop(PORT + index * 10);
    console.log(`adding days with ${ordersADay} orders …`);
    await addBusyDays(shop.databaseUrl, ordersADay);
    const { cookie } = await logIn(shop.origin, '/api/admin/login', ADMIN);
    shops.push({ shop, cookie });
  }
  const today = new Date().toISOString().slice(0, 10);
  const calls = {
    'runs of the day': `/api/admin/runs?day=${today}`,
    Today: '/api/admin/today',
    'milling sheet': `/api/admin/milling-sheet?day=${today}`,
    'counts of the tabs': '/api/admin/orders/counts',
  };
  console.log(
    `a day, median of ${REPEATS}, range     ${ORDERS_A_DAY.join(' and ')} orders   ratio`,
  );
  let isGoalMet = true;
  for (const [name, path] of Object.entries(calls)) {
    const measured = shops.map((): Measured => ({ times: [], bytes: 0 }));
    // The first calls only fill the caches.
    for (let repeat = -3; repeat < REPEATS; repeat += 1) {
      for (const [index, { shop, cookie }] of shops.entries()) {
        const { ms, bytes } = await time(shop.origin + path, cookie);
        const one = measured[index];
        if (one === undefined || repeat < 0) continue;
        one.times.push(ms);
        one.bytes = bytes;
      }
    }
    const [few, many] = measured.map(({ times }) => times.sort((a, b) => a - b));
    const ratio = median(many) / median(few);
    // The milling sheet lists what is to mill, flour by flour with its bags: it is as long as the day.
    const isLimited = name !== 'milling sheet';
    if (isLimited) isGoalMet &&= ratio <= GOAL && (measured[1]?.bytes ?? 0) <= BYTES_MAX;
    const columns = measured.map(
      ({ times, bytes }) =>
        `${median(times).toFixed(1)} ms (${times[0]?.toFixed(1)} to ${times.at(-1)?.toFixed(1)}), ${bytes} bytes`,
    );
    console.log(`${name.padEnd(20)} ${columns.join('   ')}   ${ratio.toFixed(2)}`);
  }
  for (const { shop } of shops) await shop.stop();
  console.log(`goal: ratio <= ${GOAL}, ${BYTES_MAX} bytes: ${isGoalMet ? 'met' : 'not met'}`);
  return isGoalMet;
}

async function time(url: string, cookie: string): Promise<{ ms: number; bytes: number }> {
  const start = performance.now();
  const answer = await fetch(url, { headers: { cookie } });
  const bytes = (await answer.arrayBuffer()).byteLength;
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  return { ms: performance.now() - start, bytes };
}

function median(sorted: number[] | undefined): number {
  return sorted?.[Math.floor(sorted.length / 2)] ?? 0;
}
