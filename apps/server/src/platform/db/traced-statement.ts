import { inSpan, openedTracing } from '../telemetry/tracing.ts';
import { statementName } from './statement-name.rules.ts';

/** Lists with `in ($1, $2, …)` have many texts, so not all of them are kept. */
const MAX_KEPT = 1_000;
const kept = new Map<string, string>();
const facts = { 'db.system.name': 'postgresql' };

/** Runs it in a span below the current one, with the statement's name and never a parameter. */
export function tracedStatement<Result>(
  { name, text }: { name?: string | undefined; text: string },
  run: () => Promise<Result>,
): Promise<Result> {
  if (openedTracing() === undefined) return run();
  return inSpan({ name: name ?? nameOf(text), kind: 'client', facts }, run);
}

function nameOf(text: string): string {
  const known = kept.get(text);
  if (known !== undefined) return known;
  const name = statementName(text);
  if (kept.size < MAX_KEPT) kept.set(text, name);
  return name;
}
