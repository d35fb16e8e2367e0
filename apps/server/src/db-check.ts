import { parseArgs } from 'node:util';
import { readConfigOrExit } from './config.ts';
import { hasAuditEntry } from './features/office/audit/index.ts';
import type { AuditHead } from './features/office/audit/index.ts';
import { checkInvariants } from './features/office/invariants/index.ts';
import type { BrokenInvariant } from './features/office/invariants/index.ts';
import { databaseOptions, openDatabase } from './platform/db/database.ts';

/** `npm run db:check -- --audit-head 4711:<hash>` takes a head from the server's log. */
const { values } = parseArgs({
  options: { 'audit-head': { type: 'string', multiple: true, default: [] } },
});

/** The timeout is long, because the check reads whole tables. No visitor waits for it. */
const STATEMENT_TIMEOUT_MS = 600_000;

const config = readConfigOrExit();
const database = openDatabase({
  ...databaseOptions(config),
  poolSize: 1,
  statementTimeoutMs: STATEMENT_TIMEOUT_MS,
  onConnectionLost: (error) => process.stderr.write(`${error.message}\n`),
});

try {
  const broken = await checkInvariants(database.db);
  const lost = await listLostHeads(values['audit-head'].map(readHead));
  if (lost.length > 0) {
    const name = 'the audit log contains the given heads';
    broken.push({ name, findings: lost, total: lost.length });
  }
  process.stdout.write(broken.map(asText).join('') || 'Every invariant of the database holds.\n');
  process.exitCode = broken.length === 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`The check could not run: ${error instanceof Error ? error.message : ''}\n`);
  process.exitCode = 1;
} finally {
  await database.close();
}

function readHead(text: string): AuditHead {
  const [, entryId, hash] = /^(\d+):([0-9a-f]{64})$/.exec(text) ?? [];
  if (hash === undefined) throw new Error('--audit-head must be <row>:<hash>, as in the log');
  return { entryId: Number(entryId), hash };
}

async function listLostHeads(heads: AuditHead[]): Promise<string[]> {
  const lost: string[] = [];
  for (const head of heads) {
    if (!(await hasAuditEntry(database.db, head)))
      lost.push(`row ${head.entryId} is missing or has another hash`);
  }
  return lost;
}

function asText({ name, findings, total }: BrokenInvariant): string {
  const more = total - findings.length;
  const lines = more > 0 ? [...findings, `and ${more} more`] : findings;
  return [`Broken: ${name}`, ...lines.map((line) => `  ${line}`), ''].join('\n');
}
