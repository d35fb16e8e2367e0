/**
 * How a program ends on an error that nobody caught. Node itself would print every field of it,
 * such as the `input` of a URL that was refused, or the row that PostgreSQL would not take.
 */
export function sayLastWords(secrets: readonly string[]): void {
  process.on('uncaughtException', (error: unknown) => {
    const hidden = secrets.reduce(
      (text, secret) => text.replaceAll(secret, '***'),
      describe(error),
    );
    process.stderr.write(`This program ended on an error that it did not expect.\n${hidden}\n`);
    process.exit(1);
  });
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code } = error as { code?: unknown };
  const inner = error instanceof AggregateError ? error.errors : [error.cause];
  return [
    typeof code === 'string' ? `${code} ${error.stack}` : error.stack,
    ...inner.filter((cause) => cause instanceof Error).map(describe),
  ].join('\n');
}
