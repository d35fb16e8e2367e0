import Fastify from 'fastify';
import type { FastifyBaseLogger } from 'fastify';
import { loggerOptions } from '../telemetry/logger.ts';

export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/** The server's log, with the same fields kept out of it, for a process that serves nothing. */
export function createLog(level: string): Log & Pick<FastifyBaseLogger, 'fatal'> {
  return Fastify({ logger: loggerOptions(level) }).log;
}
