import Fastify from 'fastify';
import type { FastifyBaseLogger } from 'fastify';
import { loggerOptions } from '../telemetry/logger.ts';

export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/** The server's logger, with the same redaction, for a process without a server. */
export function createLog(level: string): Log & Pick<FastifyBaseLogger, 'fatal'> {
  return Fastify({ logger: loggerOptions(level) }).log;
}
