import cookies from '@fastify/cookie';
import fastify from 'fastify';
import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import type { Caller } from '../caller.ts';
import {
  browserOf,
  callerFinder,
  DEVICE_COOKIE,
  oncePerRequest,
  SESSION_COOKIE,
  setLogInCookies,
  tokenCookie,
} from './session-cookie.ts';

const CALLER = { id: 'a-customer' } as unknown as Caller;

async function appWithCookie(isHttps: boolean) {
  const app = fastify();
  const cookie = tokenCookie(SESSION_COOKIE, isHttps);
  await app.register(cookies);
  app.get('/set', (_request, reply) => {
    cookie.set(reply, 'secret', 60);
    return 'set';
  });
  app.get('/clear', (_request, reply) => {
    cookie.clear(reply);
    return 'cleared';
  });
  app.get('/read', (request) => ({ token: cookie.read(request) ?? null }));
  return app;
}

test('session and device cookie have different names', () => {
  expect([SESSION_COOKIE, DEVICE_COOKIE]).toEqual(['dalan_session', 'dalan_device']);
});

test('over HTTPS the cookie is Secure and has the __Host- prefix', async () => {
  const app = await appWithCookie(true);
  const set = await app.inject('/set');
  expect(set.headers['set-cookie']).toBe(
    '__Host-dalan_session=secret; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax',
  );
  const clear = await app.inject('/clear');
  expect(clear.headers['set-cookie']).toMatch(
    /^__Host-dalan_session=; Max-Age=0; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/,
  );
  const read = async (name: string) =>
    (await app.inject({ url: '/read', cookies: { [name]: 'secret' } })).json<{ token: unknown }>();
  expect(await read('__Host-dalan_session')).toEqual({ token: 'secret' });
  expect(await read('dalan_session')).toEqual({ token: null });
  await app.close();
});

test('over plain HTTP, as in development, the cookie has no prefix', async () => {
  const app = await appWithCookie(false);
  const { headers } = await app.inject('/set');
  expect(headers['set-cookie']).toBe(
    'dalan_session=secret; Max-Age=60; Path=/; HttpOnly; SameSite=Lax',
  );
  await app.close();
});

test('a log-in marks the browser for longer than its session, and the next one sees both', async () => {
  const app = fastify();
  const both = {
    session: tokenCookie(SESSION_COOKIE, false),
    device: tokenCookie(DEVICE_COOKIE, false),
  };
  await app.register(cookies);
  app.get('/log-in', (request, reply) => {
    setLogInCookies(reply, both, {
      session: { token: 'of-session', maxAgeSeconds: 60 },
      device: { token: 'of-device', maxAgeSeconds: 600 },
    });
    return browserOf(request, both);
  });
  const first = await app.inject({ url: '/log-in', remoteAddress: '192.0.2.7' });
  expect(first.json()).toEqual({ ip: '192.0.2.7' });
  expect(first.cookies).toMatchObject([
    { name: 'dalan_session', value: 'of-session', maxAge: 60 },
    { name: 'dalan_device', value: 'of-device', maxAge: 600 },
  ]);
  const sent = Object.fromEntries(first.cookies.map(({ name, value }) => [name, value]));
  const next = await app.inject({ url: '/log-in', remoteAddress: '192.0.2.8', cookies: sent });
  expect(next.json()).toEqual({
    ip: '192.0.2.8',
    previousToken: 'of-session',
    deviceToken: 'of-device',
  });
  await app.close();
});

function requestWith(token: string | undefined): FastifyRequest {
  const cookie = token === undefined ? undefined : `dalan_session=${token}`;
  return { headers: { cookie }, cookies: { dalan_session: token } } as unknown as FastifyRequest;
}

test('looks a caller up by token, and only if there is one', async () => {
  const lookedUp: string[] = [];
  const find = callerFinder(tokenCookie(SESSION_COOKIE, false), (token) => {
    lookedUp.push(token);
    return Promise.resolve(CALLER);
  });
  expect(await find(requestWith(undefined))).toBeUndefined();
  expect(await find(requestWith('t1'))).toBe(CALLER);
  expect(lookedUp).toEqual(['t1']);
});

test('looks up once per request, and not at all without cookies', async () => {
  const lookedUp: FastifyRequest[] = [];
  const find = oncePerRequest((request) => {
    lookedUp.push(request);
    return Promise.resolve(CALLER);
  });
  const [first, second] = [requestWith('t1'), requestWith('t1')];
  expect([await find(first), await find(first), await find(second)]).toEqual([
    CALLER,
    CALLER,
    CALLER,
  ]);
  expect(lookedUp).toEqual([first, second]);
  expect(await find(requestWith(undefined))).toBeUndefined();
  expect(lookedUp).toHaveLength(2);
});
