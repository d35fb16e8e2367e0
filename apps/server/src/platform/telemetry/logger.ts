import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { destination } from 'pino';
import { networkOf } from '../http/address.ts';

/** Personal data and secrets never reach a log line, wherever in an object they stand. */
const PRIVATE = [
  'password',
  'passwordHash',
  'email',
  'username',
  'phone',
  'address',
  'deliveryAddress',
  'contactNumber',
  'name',
  'token',
  'cookie',
  'authorization',
];

const redactedPaths = PRIVATE.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]);

/** Lines are gathered for a moment: to write each by itself costs an order a twentieth of its time. */
const standardOutput = destination({ sync: false, minLength: 4096, periodicFlush: 100 });

/** One JSON object a line. Paths are logged without their queries, clients by their network. */
export function loggerOptions(level: string): Exclude<FastifyServerOptions['logger'], undefined> {
  return {
    level,
    stream: standardOutput,
    redact: { paths: redactedPaths, censor: '[redacted]' },
    serializers: {
      req: (request) => ({
        method: request.method,
        url: request.url.replace(/\?.*$/, ''),
        network: networkOf(request.ip),
      }),
      res: (reply) => ({ statusCode: reply.statusCode }),
      err: (error: Error & { code?: unknown }) => ({
        type: error.name,
        code: error.code,
        message: safeMessage(error),
        stack: (error.stack ?? '').split('\n').slice(1).join('\n'),
      }),
    },
  };
}

/** PostgreSQL repeats the offending value in `detail` and sometimes in the message. */
function safeMessage(error: Error & { detail?: unknown }): string {
  return error.message.replace(/"[^"]*@[^"]*"|\b\d{10}\b/g, '[redacted]');
}

/**
 * One line a request, when it is over. What anyone may read and got is counted by the metrics:
 * a line for each look at the catalogue would cost more than the look.
 */
export function logRequests(app: FastifyInstance): void {
  // A logger for each request costs a tenth of it, and one request in thousands has a word to say.
  app.setChildLoggerFactory((logger) => logger);
  // Nothing personal can stand in this line, and looking for it in every one costs a twentieth.
  const log = app.log.child({}, { redact: [] });
  app.addHook('onResponse', (request, reply, done) => {
    const isPublic = request.routeOptions.config.access === 'public';
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isPublic && isRead && reply.statusCode < 400) return done();
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    log.info({ reqId: request.id, req: request, res: reply, ms }, 'answered');
    done();
  });
}
