import type {
  FastifyInstance,
  FastifyPluginAsync,
  FastifyPluginCallback,
  FastifyPluginOptions,
  FastifyRequest,
} from 'fastify';
import type { Access } from '@dalan/contract/endpoints';
import { errorTexts } from '@dalan/contract/errors';
import { Id } from '@dalan/contract/text.schema';
import { ShopError } from '../shop-error.ts';

/** The caller according to the session row. Nothing the browser claims. */
export type Caller = { userId: string; role: 'user' | 'admin' };
export type FindCaller = (request: FastifyRequest) => Promise<Caller | undefined>;

export type DeclaredRoute = { method: string; url: string; access: Access };

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route with its access, for the API reference and the role-matrix test. */
    declaredRoutes: DeclaredRoute[];
    /** Set by `registerWithAccess` for one plugin. */
    accessOfPlugin?: Access;
  }
  interface FastifyContextConfig {
    access?: Access;
  }
  interface FastifyRequest {
    /** Set on every route that is not public. On public routes, only after `findCaller`. */
    caller: Caller | undefined;
  }
}

/** Deny by default: the server does not start if a route declares no access. */
export function guardRoutes(app: FastifyInstance, findCaller: FindCaller): void {
  const declaredRoutes: DeclaredRoute[] = [];
  app.decorate('declaredRoutes', declaredRoutes);
  app.decorateRequest('caller', undefined);
  app.addHook('onRoute', function (route) {
    const { method, url } = route;
    const access = route.config?.access ?? this.accessOfPlugin;
    if (access === undefined)
      throw new Error(`${String(method)} ${url} does not declare its access`);
    route.config = { ...route.config, access };
    for (const one of [method].flat()) declaredRoutes.push({ method: one, url, access });
  });
  app.addHook('onRequest', (request, reply, done) => {
    const access = request.routeOptions.config.access;
    if (access === undefined || access === 'public') return done();
    reply.header('cache-control', 'no-store');
    admit(request, access, findCaller).then(() => done(), done);
  });
}

/**
 * For a third-party plugin, whose routes cannot declare their access. The access applies to the
 * routes of this plugin only.
 */
export async function registerWithAccess<Options extends FastifyPluginOptions>(
  app: FastifyInstance,
  access: Access,
  plugin: FastifyPluginCallback<Options> | FastifyPluginAsync<Options>,
  options: Options,
): Promise<void> {
  await app.register(async (scope) => {
    scope.decorate('accessOfPlugin', access);
    await scope.register(plugin as FastifyPluginAsync, options);
  });
}

async function admit(
  request: FastifyRequest,
  access: Access,
  findCaller: FindCaller,
): Promise<void> {
  const caller = await findCaller(request);
  if (caller === undefined) throw new ShopError('NOT_LOGGED_IN', errorTexts.notLoggedIn);
  request.caller = caller;
  if (!isAllowed(access, caller, request)) throw forbidden();
}

function isAllowed(access: Access, caller: Caller, request: FastifyRequest): boolean {
  const claimedId = request.headers['user-id'];
  if (claimedId !== undefined && !isIdOf(caller, claimedId)) return false;
  if (access === 'admin') return caller.role === 'admin';
  if (access === 'customer') return caller.role === 'user';
  const { id } = request.params as { id?: string };
  return caller.role === 'admin' || isIdOf(caller, id);
}

/** Parsed here because the guard runs before the route's schemas. */
function isIdOf(caller: Caller, claimed: unknown): boolean {
  return Id.safeParse(claimed).data === caller.userId;
}

export function forbidden(): ShopError {
  return new ShopError('FORBIDDEN', errorTexts.forbidden);
}

/** For routes that are not public: the guard has already refused anonymous callers. */
export function callerOf(request: FastifyRequest): Caller {
  if (request.caller === undefined) throw new Error('callerOf was used on a public route');
  return request.caller;
}
