/**
 * Exits on an uncaught error, with secrets masked. Node would print every field of the error, such
 * as the `input` of an invalid URL or the row that PostgreSQL rejected.
 */
export function exitOnUncaught(secrets: readonly string[]): void {
  process.on('uncaughtException', (error: unknown) => {
    const hidden = secrets.reduce(
      (text, secret) => text.replaceAll(secret, '***'),
      describe(error),
    );
    process.stderr.write(`The program ended on an unexpected error.\n${hidden}\n`);
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
