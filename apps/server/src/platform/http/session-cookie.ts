import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../caller.ts';
import type { FindCaller } from './access.ts';

export type TokenCookie = {
  read: (request: FastifyRequest) => string | undefined;
  set: (reply: FastifyReply, token: string, maxAgeSeconds: number) => void;
  clear: (reply: FastifyReply) => void;
};

export const SESSION_COOKIE = 'dalan_session';
/**
 * Marks a browser that has logged in before. The cookie grants nothing and outlives the session.
 */
export const DEVICE_COOKIE = 'dalan_device';

/** The `__Host-` prefix binds the cookie to this host: no other host can set or read it. */
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

export type LogInCookies = { session: TokenCookie; device: TokenCookie };
type Token = { token: string; maxAgeSeconds: number };

/** Reads what a log-in needs to know of the browser. Its previous session ends. */
export function browserOf(request: FastifyRequest, cookies: LogInCookies) {
  return {
    ip: request.ip,
    previousToken: cookies.session.read(request),
    deviceToken: cookies.device.read(request),
  };
}

/** Sets both cookies after a log-in, by whatever way. */
export function setLogInCookies(
  reply: FastifyReply,
  cookies: LogInCookies,
  { session, device }: { session: Token; device: Token },
): void {
  cookies.session.set(reply, session.token, session.maxAgeSeconds);
  cookies.device.set(reply, device.token, device.maxAgeSeconds);
}

/** The finder asks the database on every call. */
export function callerFinder(
  cookie: TokenCookie,
  findByToken: (token: string) => Promise<Caller | undefined>,
): FindCaller {
  return async (request) => {
    const token = cookie.read(request);
    return token === undefined ? undefined : findByToken(token);
  };
}

const anonymous = Promise.resolve(undefined);

/** Looks the caller up at most once per request. */
export function oncePerRequest(findCaller: FindCaller): FindCaller {
  const found = new WeakMap<FastifyRequest, Promise<Caller | undefined>>();
  return (request) => {
    if (request.headers.cookie === undefined) return anonymous;
    const known = found.get(request);
    if (known) return known;
    const caller = findCaller(request);
    found.set(request, caller);
    return caller;
  };
}
