import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Access, Method } from '@dalan/contract/endpoints';

/** The app with request and answer types inferred from the schemas. */
export type Api = FastifyInstance<
  import('fastify').RawServerDefault,
  import('http').IncomingMessage,
  import('http').ServerResponse,
  import('fastify').FastifyBaseLogger,
  ZodTypeProvider
>;

type Declared = { method: Method; path: string; access: Access };

/** Takes method, path and access from the contract. */
export function routeFor<Options extends Omit<RouteShorthandOptions, 'config'>>(
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
