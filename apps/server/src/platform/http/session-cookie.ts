import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller, FindCaller } from './access.ts';

export type TokenCookie = {
  read: (request: FastifyRequest) => string | undefined;
  set: (reply: FastifyReply, token: string, maxAgeSeconds: number) => void;
  clear: (reply: FastifyReply) => void;
};

export const SESSION_COOKIE = 'dalan_session';
/** Says that somebody has logged in here before, and grants nothing. It outlives the session. */
export const DEVICE_COOKIE = 'dalan_device';

/** Under HTTPS the name binds the cookie to this very host: no other host can plant or read it. */
export function tokenCookie(plainName: string, isHttps: boolean): TokenCookie {
  const name = isHttps ? `__Host-${plainName}` : plainName;
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps } as const;
  return {
    read: (request) => request.cookies[name],
    set: (reply, token, maxAgeSeconds) => {
      reply.setCookie(name, token, { ...attributes, maxAge: maxAgeSeconds });
    },
    clear: (reply) => {
      reply.clearCookie(name, attributes);
    },
  };
}

/** Asks anew each time. */
export function callerFinder(
  cookie: TokenCookie,
  findByToken: (token: string) => Promise<Caller | undefined>,
): FindCaller {
  return async (request) => {
    const token = cookie.read(request);
    return token === undefined ? undefined : findByToken(token);
  };
}

const nobody = Promise.resolve(undefined);

/** Asks at most once for each request, however many of its handlers want to know. */
export function oncePerRequest(findCaller: FindCaller): FindCaller {
  const found = new WeakMap<FastifyRequest, Promise<Caller | undefined>>();
  return (request) => {
    if (request.headers.cookie === undefined) return nobody;
    const known = found.get(request);
    if (known) return known;
    const asked = findCaller(request);
    found.set(request, asked);
    return asked;
  };
}
