import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { readConfigOrExit } from './config.ts';
import { describeClientErrors, openStackResolver } from './features/office/client-errors/index.ts';
import { databaseOptions, openDatabase } from './platform/db/database.ts';

/**
 * `npm run client-errors -- --days 3` prints what pages have reported, with the places in the
 * sources. `npm run client-errors -- --stack < stack.txt` resolves one stack, such as from a
 * console. `--releases FOLDER` also reads the source maps of the releases in there.
 */
const { values } = parseArgs({
  options: {
    days: { type: 'string', default: '14' },
    stack: { type: 'boolean', default: false },
    releases: { type: 'string' },
  },
});

const config = readConfigOrExit();
const here = resolve(import.meta.dirname, '../../..');

try {
  const days = Number(values.days);
  if (!/^[1-9]\d?$/.test(values.days)) throw new Error('Write --days as a number from 1 to 99.');
  const resolveStack = openStackResolver([...releasesIn(values.releases), here]);
  process.stdout.write(
    values.stack ? resolveStack(await text(process.stdin)) : await describe(days, resolveStack),
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : ''}\n`);
  process.exitCode = 1;
}

function releasesIn(folder: string | undefined): string[] {
  return folder === undefined ? [] : readdirSync(folder).map((name) => join(folder, name));
}

async function describe(days: number, resolveStack: (stack: string) => string): Promise<string> {
  const database = openDatabase({
    ...databaseOptions(config),
    poolSize: 1,
    onConnectionLost: (error) => process.stderr.write(`${error.message}\n`),
  });
  try {
    return await describeClientErrors(database.db, { days, resolveStack });
  } finally {
    await database.close();
  }
}
