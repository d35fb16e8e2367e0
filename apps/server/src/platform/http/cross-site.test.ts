import fastify from 'fastify';
import { expect, test } from 'vitest';
import { refuseCrossSite } from './cross-site.ts';

const OWN_ORIGIN = 'http://shop.example';

async function statusOf(method: 'GET' | 'HEAD' | 'OPTIONS' | 'POST', headers = {}) {
  const app = fastify();
  refuseCrossSite(app, OWN_ORIGIN);
  app.all('/', () => 'answered');
  const { statusCode, body } = await app.inject({ method, url: '/', headers });
  await app.close();
  return statusCode === 200 ? 'answered' : body;
}

test.each(['GET', 'HEAD', 'OPTIONS'] as const)('%s is allowed from any site', async (method) => {
  expect(await statusOf(method, { 'sec-fetch-site': 'cross-site' })).toBe('answered');
});

test.each([
  {},
  { origin: OWN_ORIGIN },
  { 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'none' },
  // `sec-fetch-site` wins: proxies may rewrite `Origin`.
  { 'sec-fetch-site': 'same-origin', origin: 'http://proxy.example' },
])('a change is accepted with %j', async (headers) => {
  expect(await statusOf('POST', headers)).toBe('answered');
});

test.each([
  { origin: 'http://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site', origin: OWN_ORIGIN },
  { 'sec-fetch-site': '' },
])('a change is refused with %j', async (headers) => {
  expect(await statusOf('POST', headers)).toContain('CROSS_SITE');
});
