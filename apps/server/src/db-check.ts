import { readConfigOrExit } from './config.ts';
import { checkInvariants } from './features/invariants/index.ts';
import type { BrokenInvariant } from './features/invariants/index.ts';
import { openDatabase } from './platform/db/database.ts';

/** Whole tables are read: no visitor waits for it, and a large shop takes its time. */
const STATEMENT_TIMEOUT_MS = 600_000;

const config = readConfigOrExit();
const database = openDatabase({
  url: config.databaseUrl,
  poolSize: 1,
  statementTimeoutMs: STATEMENT_TIMEOUT_MS,
  lockTimeoutMs: config.lockTimeoutMs,
  connectTimeoutMs: config.connectTimeoutMs,
  onConnectionLost: (error) => process.stderr.write(`${error.message}\n`),
});

try {
  const broken = await checkInvariants(database.db);
  process.stdout.write(broken.map(asText).join('') || 'Every invariant of the database holds.\n');
  process.exitCode = broken.length === 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`The check could not run: ${error instanceof Error ? error.message : ''}\n`);
  process.exitCode = 1;
} finally {
  await database.close();
}

function asText({ name, findings, total }: BrokenInvariant): string {
  const more = total - findings.length;
  const lines = more > 0 ? [...findings, `and ${more} more`] : findings;
  return [`Broken: ${name}`, ...lines.map((line) => `  ${line}`), ''].join('\n');
}
