import budgets from '../../../budgets.json' with { type: 'json' };
import { openEmptyPage } from '../../fixtures/speed/empty-page.ts';
import { measureMainThread } from '../../fixtures/speed/main-thread.ts';
import { expect, test } from '../../fixtures/test.ts';

const ROUNDS = 4;

test('the home page gives a phone little work beside an empty page', async ({
  browser,
  baseURL,
}) => {
  const empty = await openEmptyPage();
  const cpuMs = { empty: Infinity, home: Infinity };
  // The least of several visits in turns is hardly changed by other work on the machine.
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, url] of [
      ['empty', empty.url],
      ['home', new URL('/', baseURL).href],
    ] as const) {
      const visit = await measureMainThread(browser, url);
      cpuMs[name] = Math.min(cpuMs[name], visit.cpuMs);
    }
  }
  empty.close();
  const times = cpuMs.home / cpuMs.empty;
  test.info().annotations.push({ type: 'main thread', description: `${times.toFixed(2)} times` });
  expect(times, JSON.stringify(cpuMs)).toBeLessThanOrEqual(
    budgets.storefront.homeCpuTimesEmptyPage,
  );
});
