import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Access, Method } from '@dalan/contract/endpoints';

/** The app as route files see it: bodies, parameters and answers typed by their schemas. */
export type Api = FastifyInstance<
  import('fastify').RawServerDefault,
  import('http').IncomingMessage,
  import('http').ServerResponse,
  import('fastify').FastifyBaseLogger,
  ZodTypeProvider
>;

type Declared = { method: Method; path: string; access: Access };

/** Method, address and access of a route come from the contract, so that no file repeats them. */
export function at<Options extends Omit<RouteShorthandOptions, 'config'>>(
  endpoint: Declared,
  options: Options,
) {
  return {
    ...options,
    method: endpoint.method,
    url: endpoint.path,
    config: { access: endpoint.access },
  };
}
