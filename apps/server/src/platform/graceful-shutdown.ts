import type { FastifyBaseLogger } from 'fastify';

type Log = Pick<FastifyBaseLogger, 'info' | 'fatal'>;
type Options = { log: Log; timeoutMs: number; close: () => Promise<void> };

/**
 * Shuts down on a signal, and after an uncaught error: the state in memory cannot be trusted then,
 * so the supervisor starts a new process.
 */
export function enableGracefulShutdown({ log, timeoutMs, close }: Options): void {
  let isClosing = false;
  let exitCode = 0;
  const end = () => {
    if (isClosing) return;
    isClosing = true;
    // A connection that never ends must not keep the old process alive.
    setTimeout(() => process.exit(1), timeoutMs).unref();
    close().then(
      () => process.exit(exitCode),
      (error: unknown) => {
        log.fatal({ err: asError(error) }, 'graceful shutdown failed');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      log.info({ signal }, 'shutting down');
      end();
    });
  }
  // Replaces the start-up handler, which exits without a drain.
  process.removeAllListeners('uncaughtException');
  // Also receives unhandled rejections, marked by `origin`.
  process.on('uncaughtException', (error: unknown, origin) => {
    exitCode = 1;
    log.fatal({ err: asError(error), origin }, 'uncaught error: shutting down');
    end();
  });
}

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(`thrown: ${String(thrown)}`);
}
