import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpointReference } from '@dalan/contract/endpoint-reference';
import { endpoints } from '@dalan/contract/endpoints';
import { errorStatus } from '@dalan/contract/errors';
import { startTestApp } from '../../../test/shops/test-app.ts';
import type { TestApp } from '../../../test/shops/test-app.ts';
import { operationsOf } from './api-document.ts';
import type { ApiDocument } from './api-document.ts';

const COMMITTED = join(import.meta.dirname, '../../../../../docs/openapi.json');

let shop: TestApp;
let document: ApiDocument;
beforeAll(async () => {
  shop = await startTestApp();
  document = (await shop.app.inject('/api/openapi.json')).json();
});
afterAll(() => shop.close());

function bracesFor(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}');
}

test('docs/openapi.json matches the routes; npm run openapi updates it', async () => {
  expect(JSON.parse(await readFile(COMMITTED, 'utf8'))).toEqual(document);
});

test('describes every endpoint of the contract and no other', () => {
  const described = operationsOf(document).map(({ method, path, operation }) => [
    operation.operationId,
    `${method} ${path}`,
    operation['x-access'],
    operation.summary,
  ]);
  const promised = Object.entries(endpoints).map(([name, { method, path, access }]) => [
    name,
    `${method} ${bracesFor(path)}`,
    access,
    endpointReference[name as keyof typeof endpoints].summary,
  ]);
  expect(described.sort()).toEqual(promised.sort());
  expect(document.openapi).toBe('3.1.0');
});

test('requires the session cookie on every route that is not public', () => {
  for (const { operation } of operationsOf(document)) {
    const isOpen = operation['x-access'] === 'public';
    expect(operation.security, operation.operationId).toEqual(isOpen ? [] : [{ session: [] }]);
  }
});

const withoutBody = [
  'logOut',
  'takeNextOrder',
  'keepOrder',
  'giveOrderBack',
  'cancelOrder',
  'sendLetterAgain',
  'makeMyBill',
  'makeBill',
  'recallBatch',
  'markDrawerSeen',
  'answerClaimNotFound',
  'endAllSessions',
  'askForConfirmation',
  'renewInvitation',
  'makePasswordLink',
  'startPasskeySignIn',
  'startPasskey',
  'startProof',
];

test('documents the body and the answers of each call', () => {
  for (const { method, operation } of operationsOf(document)) {
    const { operationId = '', requestBody, responses = {} } = operation;
    const isWithoutBody = withoutBody.includes(operationId);
    const takesBody = ['POST', 'PUT'].includes(method) && !isWithoutBody;
    expect(requestBody !== undefined, operationId).toBe(takesBody);
    expect(Object.keys(responses), operationId).toHaveLength(2);
    expect(responses, operationId).toHaveProperty('default');
  }
});

test('documents the error schema once, with every code', () => {
  const { code } = document.components?.schemas?.['ErrorAnswer']?.properties ?? {};
  expect(code).toMatchObject({ enum: Object.keys(errorStatus) });
});

test('has no broken reference', () => {
  const references = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)];
  const known = Object.keys(document.components?.schemas ?? {});
  expect(references.length).toBeGreaterThan(0);
  for (const [, name] of references) expect(known).toContain(name);
});

test('the page has no inline script and loads its files from this server', async () => {
  const answer = await shop.app.inject('/api/docs');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'x-robots-tag': 'noindex',
  });
  expect(answer.body).not.toMatch(/<script(?![^>]* src=)|<style|\s(?:on\w+|style)=/);
  const files = [...answer.body.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, url = '']) => url);
  expect(files.length).toBeGreaterThan(5);
  for (const url of files) {
    expect(url).toMatch(/^\/api\/docs\/static\//);
    expect((await shop.app.inject(url)).statusCode, url).toBe(200);
  }
});

test.each(['%5C', '%00', '..%2Fpackage.json', 'no-such-file.js'])(
  'a path without a file is not found: %s',
  async (path) => {
    const answer = await shop.app.inject(`/api/docs/static/${path}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' });
  },
);

test('its strict policy holds for the page only', async () => {
  const policyOf = async (url: string) =>
    String((await shop.app.inject(url)).headers['content-security-policy']);
  const policy = await policyOf('/api/docs');
  expect(policy).toContain("default-src 'none'; script-src 'self';");
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
  expect(await policyOf('/api/openapi.json')).not.toContain('script-src');
  expect(await policyOf('/api/shop')).not.toContain('script-src');
});

test('the page reads the same document, sends no calls and asks no validator', async () => {
  expect((await shop.app.inject('/api/docs/json')).json()).toEqual(document);
  const { body } = await shop.app.inject('/api/docs/static/swagger-initializer.js');
  expect(body).toContain('"supportedSubmitMethods":[]');
  expect(body).toContain('validatorUrl: null');
});

test('an unchanged document is answered with 304', async () => {
  const url = '/api/openapi.json';
  const { etag } = (await shop.app.inject(url)).headers;
  const again = await shop.app.inject({ url, headers: { 'if-none-match': String(etag) } });
  expect(again.statusCode).toBe(304);
});

test('escapes markup in the shop name', async () => {
  const hostile = await startTestApp({ SHOP_NAME: `</title><script>alert('1')</script>&"` });
  try {
    const { body } = await hostile.app.inject('/api/docs');
    expect(body).not.toContain('<script>');
    expect(body).toContain('&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;&quot; API');
  } finally {
    await hostile.close();
  }
});
