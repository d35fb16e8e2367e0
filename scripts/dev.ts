import { createServer, request as httpRequest } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createRequestHandler } from 'react-router';
import type { ServerBuild } from 'react-router';
import { createServer as createVite } from 'vite';
import type { ViteDevServer } from 'vite';
import { buildLanguage } from '../apps/storefront/build-language.ts';
import { readConfig } from '../apps/server/src/config.ts';
import { openSettings } from '../apps/server/src/features/shop/settings/index.ts';
import { openDatabase } from '../apps/server/src/platform/db/database.ts';
import { freePort } from '../apps/server/test/database/embedded-postgres.ts';
import { pathIn } from '../packages/contract/src/language/languages.ts';
import { demoLogIns } from './demo-log-ins.ts';
import { startLocalDatabase } from './local-database.ts';
import { startApi } from './shop-api.ts';
import { prepareShop, repository } from './shop-process.ts';
import { refuseTakenPort } from './taken-port.ts';

/**
 * Serves the shop with hot reload on one port and in one language (`STOREFRONT_LANGUAGE=mr`): Vite
 * serves both front ends, and the server answers API calls and restarts when its files change. A new
 * shop of its own gets the orders and the staff of the demo, or with `--empty` only the flours; the
 * shop of a `DATABASE_URL` gets only the flours.
 */
const { values } = parseArgs({ options: { empty: { type: 'boolean', default: false } } });
const port = Number(process.env['PORT'] ?? 3000);
await refuseTakenPort(port);
const apiPort = await freePort();
const origin = `http://localhost:${port}`;
const ADMIN_BASE = '/@admin/';

const database = process.env['DATABASE_URL'] === undefined ? await startLocalDatabase() : undefined;
const withHistory = database !== undefined && !values.empty;
if (withHistory) await database.fill((env) => prepareShop(env, { withHistory }));
else await prepareShop({ ...database?.env });
const env = { ...database?.env, PORT: String(apiPort), PUBLIC_ORIGIN: origin, SERVE_WEB: 'false' };

const api = startApi(env);

const config = readConfig({ ...process.env, ...env });
const ownConnection = openDatabase({
  url: config.databaseUrl,
  poolSize: 1,
  statementTimeoutMs: config.statementTimeoutMs,
  lockTimeoutMs: config.lockTimeoutMs,
  connectTimeoutMs: config.connectTimeoutMs,
  onConnectionLost: (error) => console.error(error.message),
});
const settings = openSettings({
  db: ownConnection.db,
  firstShop: config.shop,
  pollMs: config.catalogPollMs,
  log: console,
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

// The server writes the style sheets into the page, so the browser does not know them as modules.
storefront.watcher.on('all', (_event, file) => {
  if (file.endsWith('.css')) storefront.environments.client.hot.send({ type: 'full-reload' });
});

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = request.url ?? '/';
  if (/^\/(?:api|media|healthz|livez|readyz)(?:\/|$|\?)/.test(path)) {
    await api.ready();
    forward(request, response);
    return;
  }
  if (path.startsWith(ADMIN_BASE)) return useVite(admin, request, response);
  if (/^\/(?:admin|loginadmin)(?:\/|$|\?)/.test(path)) return sendPanel(path, response);
  await useVite(storefront, request, response, () => sendPage(path, response));
}

function forward(request: IncomingMessage, response: ServerResponse): void {
  const { method, headers, url } = request;
  const call = httpRequest({ port: apiPort, host: '127.0.0.1', method, path: url, headers });
  call.once('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  call.once('error', () =>
    response.writeHead(503).end('The server does not run: see the terminal of npm run dev.'),
  );
  request.pipe(call);
}

function useVite(
  vite: ViteDevServer,
  request: IncomingMessage,
  response: ServerResponse,
  fallback: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  return new Promise((done, fail) => {
    response.once('close', done);
    vite.middlewares(request, response, () => {
      fallback().then(done, fail);
    });
  });
}

async function sendPage(path: string, response: ServerResponse): Promise<void> {
  await api.ready();
  const { handle } = (await storefront.ssrLoadModule('/server/handler.ts')) as {
    handle: (request: Request, context: object) => Promise<Response>;
  };
  await settings.refresh();
  const context = { transport, settings: settings.current(), hasWorker: false };
  await send(await handle(new Request(origin + path), context), response);
}

async function sendPanel(path: string, response: ServerResponse): Promise<void> {
  const build = await admin.ssrLoadModule('virtual:react-router/server-build');
  const panel = createRequestHandler(build as ServerBuild, 'development');
  await send(await panel(new Request(origin + path)), response);
}

async function transport(call: { method: string; path: string; headers: HeadersInit }) {
  const { method, path, headers } = call;
  const answer = await fetch(`http://127.0.0.1:${apiPort}${path}`, { method, headers });
  return {
    status: answer.status,
    header: (name: string) => answer.headers.get(name),
    json: () => answer.json() as Promise<unknown>,
  };
}

async function send(page: Response, response: ServerResponse): Promise<void> {
  response.writeHead(page.status, Object.fromEntries(page.headers));
  response.end(Buffer.from(await page.arrayBuffer()));
}

async function close(): Promise<void> {
  front.closeAllConnections();
  await settings.close();
  await Promise.all([api.stop(), storefront.close(), admin.close(), ownConnection.close()]);
  await database?.stop();
  process.exit(0);
}
process.once('SIGINT', () => void close());
process.once('SIGTERM', () => void close());

await api.ready();
front.listen(port, () =>
  console.log(`
  Storefront   ${origin}${pathIn(buildLanguage(), '/')}
  Admin panel  ${origin}/loginadmin

${demoLogIns({ withStaff: withHistory })}
`),
);
