import { spawn } from 'node:child_process';
import { createServer, request as httpRequest } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createRequestHandler } from 'react-router';
import type { ServerBuild } from 'react-router';
import { createServer as createVite } from 'vite';
import type { ViteDevServer } from 'vite';
import { freePort } from '../apps/server/test/embedded-postgres.ts';
import { startLocalDatabase } from './local-database.ts';
import { prepareShop, repository } from './shop-process.ts';

/**
 * The shop with hot reload on one port: Vite answers for both front ends, and what is the API's
 * goes to the server, which starts again by itself whenever one of its files changes.
 */
const port = Number(process.env['PORT'] ?? 3000);
const apiPort = await freePort();
const origin = `http://localhost:${port}`;
const ADMIN_BASE = '/@admin/';

const database = process.env['DATABASE_URL'] === undefined ? await startLocalDatabase() : undefined;
const env = { ...database?.env, PORT: String(apiPort), PUBLIC_ORIGIN: origin, SERVE_WEB: 'false' };
await prepareShop(env);

const api = spawn(process.execPath, ['--watch', 'apps/server/src/main.ts'], {
  cwd: repository,
  env: { ...process.env, ...env },
  stdio: ['ignore', 'inherit', 'inherit'],
});

const front = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    console.error(error);
    response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error));
  });
});

const startVite = (app: string, base: string, socketPath: string) =>
  createVite({
    root: join(repository, 'apps', app),
    base,
    appType: 'custom',
    server: { middlewareMode: true, ws: { server: front, path: socketPath } },
  });
const storefront = await startVite('storefront', '/', '/@hmr-storefront');
const admin = await startVite('admin', ADMIN_BASE, '/@hmr-admin');

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = request.url ?? '/';
  if (/^\/(?:api|media|healthz|livez|readyz)(?:\/|$|\?)/.test(path)) {
    passOn(request, response);
    return;
  }
  if (path.startsWith(ADMIN_BASE)) return useVite(admin, request, response);
  if (/^\/(?:admin|loginadmin)(?:\/|$|\?)/.test(path)) return sendPanel(path, response);
  await useVite(storefront, request, response, () => sendPage(path, response));
}

function passOn(request: IncomingMessage, response: ServerResponse): void {
  const { method, headers, url } = request;
  const onward = httpRequest({ port: apiPort, host: '127.0.0.1', method, path: url, headers });
  onward.once('response', (answered) => {
    response.writeHead(answered.statusCode ?? 502, answered.headers);
    answered.pipe(response);
  });
  onward.once('error', () => response.writeHead(503).end('The server is starting again.'));
  request.pipe(onward);
}

function useVite(
  vite: ViteDevServer,
  request: IncomingMessage,
  response: ServerResponse,
  otherwise: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  return new Promise((done, fail) => {
    response.once('close', done);
    vite.middlewares(request, response, () => {
      otherwise().then(done, fail);
    });
  });
}

async function sendPage(path: string, response: ServerResponse): Promise<void> {
  const { handle } = (await storefront.ssrLoadModule('/server/handler.ts')) as {
    handle: (request: Request, context: object) => Promise<Response>;
  };
  const shop: unknown = await (await fetch(`http://127.0.0.1:${apiPort}/api/shop`)).json();
  await send(await handle(new Request(origin + path), { transport, shop }), response);
}

async function sendPanel(path: string, response: ServerResponse): Promise<void> {
  const build = await admin.ssrLoadModule('virtual:react-router/server-build');
  const panel = createRequestHandler(build as ServerBuild, 'development');
  await send(await panel(new Request(origin + path)), response);
}

async function transport(asked: { method: string; path: string; headers: HeadersInit }) {
  const { method, path, headers } = asked;
  const answered = await fetch(`http://127.0.0.1:${apiPort}${path}`, { method, headers });
  return {
    status: answered.status,
    header: (name: string) => answered.headers.get(name),
    json: () => answered.json() as Promise<unknown>,
  };
}

async function send(page: Response, response: ServerResponse): Promise<void> {
  response.writeHead(page.status, Object.fromEntries(page.headers));
  response.end(Buffer.from(await page.arrayBuffer()));
}

async function close(): Promise<void> {
  api.kill('SIGTERM');
  await Promise.all([storefront.close(), admin.close()]);
  front.closeAllConnections();
  await database?.stop();
  process.exit(0);
}
process.once('SIGINT', () => void close());
process.once('SIGTERM', () => void close());

front.listen(port, () =>
  console.log(`\nStorefront  ${origin}/\nAdmin       ${origin}/loginadmin\n`),
);
