import autocannon from 'autocannon';
import { download, startBare, startShop } from './shop.ts';

const ROUNDS = 3;
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 5);
const headers = { 'accept-encoding': 'br' };

async function requestsPerSecond(url: string): Promise<number> {
  const result = await autocannon({ url, connections: 16, duration: SECONDS, headers });
  if (result.non2xx > 0 || result.errors > 0) throw new Error('some requests failed');
  return result.requests.average;
}

/** Compares the shop with a bare handler that sends the same bytes from memory, in one run. */
export async function compareWithBare(path: string, goal: number): Promise<void> {
  const shop = await startShop(4311);
  const answer = await download(shop.origin + path, headers);
  const bare = await startBare('bare-page.ts', 4312, {
    path,
    body: answer.body.toString('base64'),
    type: answer.headers['content-type'] ?? '',
  });
  console.log(`${path}: ${answer.body.length} bytes brotli`);
  const ratios: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const bareRate = await requestsPerSecond(bare.origin + path);
    const shopRate = await requestsPerSecond(shop.origin + path);
    ratios.push(shopRate / bareRate);
    const figures = `bare ${bareRate.toFixed(0)}/s, shop ${shopRate.toFixed(0)}/s`;
    console.log(`round ${round}: ${figures}, ratio ${(shopRate / bareRate).toFixed(2)}`);
  }
  await Promise.all([shop.stop(), bare.stop()]);
  const median = ratios.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
  console.log(`median ratio ${median.toFixed(2)}, goal ${goal}`);
  process.exitCode = median >= goal ? 0 : 1;
}
