import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Personal answers must not be cached. On routes that are not public the guard sets this already.
 */
export async function neverStore(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cache-control', 'no-store');
}
