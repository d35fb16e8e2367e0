import { readFile } from 'node:fs/promises';
import { isId } from '@dalan/contract/text/ids';
import { readConfigOrExit } from './config.ts';
import { eraseAgain } from './features/people/accounts/index.ts';
import { databaseOptions, openDatabase } from './platform/db/database.ts';

/**
 * `npm run erase-again -- erasures.log` takes the list that every back-up adds to, one `time id` a
 * line.
 */
const config = readConfigOrExit();

try {
  const userIds = await readList(process.argv[2]);
  const database = openDatabase({
    ...databaseOptions(config),
    poolSize: 1,
    onConnectionLost: (error) => process.stderr.write(`${error.message}\n`),
  });
  try {
    const { erased, hasAdmin } = await eraseAgain(database.db, userIds);
    process.stdout.write(`${userIds.length} people on the list, ${erased} of them erased again.\n`);
    if (!hasAdmin) process.stdout.write('No admin is left: make one with dalan admin.\n');
  } finally {
    await database.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : ''}\n`);
  process.exitCode = 1;
}

/** A damaged line stops everything: whoever it named would stay. */
async function readList(path: string | undefined): Promise<string[]> {
  if (path === undefined) throw new Error('Name the list: npm run erase-again -- erasures.log');
  const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => line !== '');
  return lines.map((line, index) => {
    const [, id = ''] = line.split(' ');
    if (!isId(id)) throw new Error(`${path}: line ${index + 1} has no id. Nobody was erased.`);
    return id;
  });
}
