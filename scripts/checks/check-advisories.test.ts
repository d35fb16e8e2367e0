import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** Returns what the check says if the registry answers each call like this. */
async function checkWith(status: number, body: object): Promise<{ code: number; said: string }> {
  const registry = createServer((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  onTestFinished(() => void registry.close());
  await once(registry.listen(0, '127.0.0.1'), 'listening');
  const { port } = registry.address() as AddressInfo;
  const env = { ...process.env, npm_config_registry: `http://127.0.0.1:${port}/` };
  return new Promise((done) => {
    const file = join(import.meta.dirname, 'check-advisories.ts');
    const child = execFile(process.execPath, [file], { env }, (_error, said) => {
      done({ code: child.exitCode ?? -1, said });
    });
  });
}

test('a registry that cannot be asked about advisories fails the check', async () => {
  const { code, said } = await checkWith(405, { error: 'Method Not Allowed' });
  expect(said).toContain('NOT CHECKED');
  expect(code).toBe(1);
}, 60_000);

test('a registry that knows no advisory passes the check', async () => {
  const { code, said } = await checkWith(200, {});
  expect(said).toBe('advisories: 0 serious vulnerabilities\n');
  expect(code).toBe(0);
}, 60_000);
