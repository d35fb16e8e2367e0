import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Access } from '@dalan/contract/endpoints';
import { errorTexts } from '@dalan/contract/errors';
import { Id } from '@dalan/contract/text.schema';
import { ShopError } from '../shop-error.ts';

/** Who is calling, as the server's own session row says. Nothing the browser claims is in here. */
export type Caller = { userId: string; role: 'user' | 'admin' };
export type FindCaller = (request: FastifyRequest) => Promise<Caller | undefined>;

export type DeclaredRoute = { method: string; url: string; access: Access };

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route with who may call it: the reference and the matrix of tests read it. */
    declaredRoutes: DeclaredRoute[];
  }
  interface FastifyContextConfig {
    access?: Access;
  }
  interface FastifyRequest {
    /** Set on every route that is not public; on public ones only after `findCaller`. */
    caller: Caller | undefined;
  }
}

/** Denies by default: a route that does not say who may call it stops the server from booting. */
export function guardRoutes(app: FastifyInstance, findCaller: FindCaller): void {
  const declaredRoutes: DeclaredRoute[] = [];
  app.decorate('declaredRoutes', declaredRoutes);
  app.decorateRequest('caller', undefined);
  app.addHook('onRoute', ({ method, url, config }) => {
    const access = config?.access;
    if (access === undefined)
      throw new Error(`${String(method)} ${url} does not declare its access`);
    for (const one of [method].flat()) declaredRoutes.push({ method: one, url, access });
  });
  app.addHook('onRequest', (request, reply, done) => {
    const access = request.routeOptions.config.access;
    if (access === undefined || access === 'public') return done();
    reply.header('cache-control', 'no-store');
    admit(request, access, findCaller).then(() => done(), done);
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

/** The guard reads addresses and headers before their schemas do. */
function isIdOf(caller: Caller, claimed: unknown): boolean {
  return Id.safeParse(claimed).data === caller.userId;
}

export function forbidden(): ShopError {
  return new ShopError('FORBIDDEN', errorTexts.forbidden);
}

/** The caller of a route that is not public: the guard has already refused everyone else. */
export function callerOf(request: FastifyRequest): Caller {
  if (request.caller === undefined) throw new Error('callerOf was used on a public route');
  return request.caller;
}
