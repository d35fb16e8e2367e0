import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Access, FreshProof, Method } from '@dalan/contract/endpoints';
import type { Duty } from '@dalan/contract/people/staff';

/** The app with request and answer types inferred from the schemas. */
export type Api = FastifyInstance<
  import('fastify').RawServerDefault,
  import('http').IncomingMessage,
  import('http').ServerResponse,
  import('fastify').FastifyBaseLogger,
  ZodTypeProvider
>;

type Declared = {
  method: Method;
  path: string;
  access: Access;
  duties?: readonly Duty[];
  freshProof?: FreshProof;
  openWithoutPasskey?: true;
};

/** Takes method, path, access and its conditions from the contract. */
export function routeFor<Options extends Omit<RouteShorthandOptions, 'config'>>(
  endpoint: Declared,
  options: Options,
) {
  const { method, path: url, access, duties, freshProof, openWithoutPasskey } = endpoint;
  return { ...options, method, url, config: { access, duties, freshProof, openWithoutPasskey } };
}
