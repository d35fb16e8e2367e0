import type {
  FastifyContextConfig,
  FastifyInstance,
  FastifyPluginAsync,
  FastifyPluginCallback,
  FastifyPluginOptions,
  FastifyRequest,
} from 'fastify';
import type { Access, FreshProof } from '@dalan/contract/endpoints';
import { errorTexts } from '@dalan/contract/errors';
import { passkeyTexts } from '@dalan/contract/people/passkeys';
import { Id } from '@dalan/contract/text/text.schema';
import { hasDuty } from '../caller.ts';
import type { Caller, Duties } from '../caller.ts';
import { forbidden, proofRequired, ShopError } from '../shop-error.ts';

export type FindCaller = (request: FastifyRequest) => Promise<Caller | undefined>;

export type DeclaredRoute = { method: string; url: string; access: Access; duties?: Duties };

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route with its access, for the API reference and the role-matrix test. */
    declaredRoutes: DeclaredRoute[];
    /** Set by `registerWithAccess` for one plugin. */
    accessOfPlugin?: Access;
  }
  interface FastifyContextConfig {
    access?: Access;
    freshProof?: FreshProof | undefined;
    openWithoutPasskey?: true | undefined;
    duties?: Duties;
  }
  interface FastifyRequest {
    /** Set on every route that is not public. On public routes, only after `findCaller`. */
    caller: Caller | undefined;
  }
}

/** Deny by default: the server does not start if a route declares no access, or no duties of staff. */
export function guardRoutes(app: FastifyInstance, findCaller: FindCaller): void {
  const declaredRoutes: DeclaredRoute[] = [];
  app.decorate('declaredRoutes', declaredRoutes);
  app.decorateRequest('caller', undefined);
  app.addHook('onRoute', function (route) {
    const { method, url } = route;
    const access = route.config?.access ?? this.accessOfPlugin;
    if (access === undefined)
      throw new Error(`${String(method)} ${url} does not declare its access`);
    const duties = route.config?.duties;
    if (isForStaff(access) && duties === undefined)
      throw new Error(`${String(method)} ${url} does not declare which duties may call it`);
    route.config = { ...route.config, access };
    for (const one of [method].flat()) declaredRoutes.push({ method: one, url, access, duties });
  });
  app.addHook('onRequest', (request, reply, done) => {
    const { access, duties } = request.routeOptions.config;
    if (access === undefined || access === 'public') return done();
    reply.header('cache-control', 'no-store');
    admit(request, { access, duties }, findCaller).then(() => done(), done);
  });
}

/**
 * Registers a third-party plugin, whose routes cannot declare their access. The access applies to
 * the routes of this plugin only.
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

function isForStaff(access: Access): boolean {
  return access === 'admin' || access === 'self';
}

type Declared = { access: Access; duties: Duties };

async function admit(
  request: FastifyRequest,
  declared: Declared,
  findCaller: FindCaller,
): Promise<void> {
  const caller = await findCaller(request);
  if (caller === undefined) throw new ShopError('NOT_LOGGED_IN', errorTexts.notLoggedIn);
  request.caller = caller;
  if (!isAllowed(declared, caller, request)) throw forbidden();
  checkProof(caller, request.routeOptions.config);
}

/** A stolen or unattended session must not suffice for what the route does. */
function checkProof(
  caller: Caller,
  { freshProof, openWithoutPasskey }: FastifyContextConfig,
): void {
  if (caller.lacksPasskey && !openWithoutPasskey) {
    throw new ShopError('PASSKEY_REQUIRED', passkeyTexts.addFirst);
  }
  const isAsked = freshProof === 'everybody' || (freshProof && caller.role === 'admin');
  if (isAsked && !caller.hasFreshProof) throw proofRequired();
}

function isAllowed({ access, duties }: Declared, caller: Caller, request: FastifyRequest): boolean {
  const claimedId = request.headers['user-id'];
  if (claimedId !== undefined && !isIdOf(caller, claimedId)) return false;
  if (access === 'admin') return hasDuty(caller, duties);
  if (access === 'customer') return caller.role === 'user';
  if (access === 'account') return true;
  const { id } = request.params as { id?: string };
  return hasDuty(caller, duties) || isIdOf(caller, id);
}

/** The id is parsed here, because the guard runs before the route's schemas. */
function isIdOf(caller: Caller, claimed: unknown): boolean {
  return Id.safeParse(claimed).data === caller.userId;
}

/** Call it only in routes that are not public: there the guard has refused anonymous callers. */
export function callerOf(request: FastifyRequest): Caller {
  if (request.caller === undefined) throw new Error('callerOf was used on a public route');
  return request.caller;
}
