import type { FastifyBaseLogger } from 'fastify';

type Log = Pick<FastifyBaseLogger, 'info' | 'fatal'>;
type Options = { log: Log; timeoutMs: number; close: () => Promise<void> };

/**
 * Closes the process when it is asked to, and after an error that nobody caught: what it left in
 * memory cannot be trusted, so whoever watches over the process starts a fresh one.
 */
export function closeInOrder({ log, timeoutMs, close }: Options): void {
  let isClosing = false;
  let exitCode = 0;
  const end = () => {
    if (isClosing) return;
    isClosing = true;
    // A connection that never ends must not keep the old process alive for good.
    setTimeout(() => process.exit(1), timeoutMs).unref();
    close().then(
      () => process.exit(exitCode),
      (error: unknown) => {
        log.fatal({ err: asError(error) }, 'the process could not close in order');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      log.info({ signal }, 'closing');
      end();
    });
  }
  // Takes over from the handler of the start-up, which ends the process without draining it.
  process.removeAllListeners('uncaughtException');
  // Node brings promises that nobody caught here too, and says so in `origin`.
  process.on('uncaughtException', (error: unknown, origin) => {
    exitCode = 1;
    log.fatal({ err: asError(error), origin }, 'an error that nobody caught: closing');
    end();
  });
}

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(`thrown: ${String(thrown)}`);
}
