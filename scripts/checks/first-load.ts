/** Reads from a React Router manifest which scripts a browser loads before a page is interactive. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, gzipSync } from 'node:zlib';

type Assets = { module: string; imports?: string[] };
type Route = Assets & {
  id: string;
  parentId?: string;
  path?: string;
  hasDefaultExport: boolean;
  clientActionModule?: string;
  clientLoaderModule?: string;
  clientMiddlewareModule?: string;
  hydrateFallbackModule?: string;
};
type Manifest = { url: string; entry: Assets; routes: Record<string, Route> };

export type FirstLoad = { path: string; jsGzipBytes: number; jsFiles: number };

/** `window.__reactRouterManifest={…};` is how React Router writes its manifest. */
function readManifest(clientFolder: string): Manifest {
  const [file, ...others] = globSync('**/manifest-*.js', { cwd: clientFolder });
  if (file === undefined || others.length > 0) {
    throw new Error(
      `${clientFolder} has ${file ? 'several manifests' : 'no manifest'}: run npm run build`,
    );
  }
  const script = readFileSync(join(clientFolder, file), 'utf8');
  return JSON.parse(script.slice(script.indexOf('=') + 1).replace(/;\s*$/, '')) as Manifest;
}

/** Returns every path of the build, with the bytes of its entry, route and parent routes. */
export function listFirstLoads(clientFolder: string): FirstLoad[] {
  const manifest = readManifest(clientFolder);
  const parents = new Set(Object.values(manifest.routes).map((route) => route.parentId));
  return (
    Object.values(manifest.routes)
      // A route without a component serves a file, so no browser loads its script.
      .filter((route) => !parents.has(route.id) && route.hasDefaultExport)
      .map((route) => {
        const branch = branchOf(manifest, route);
        const scripts = [manifest.url, ...[manifest.entry, ...branch].flatMap(scriptsOf)];
        const files = [...new Set(scripts.map((script) => script.replace(/[?#].*$/, '')))];
        const jsGzipBytes = gzipBytesOf(clientFolder, files);
        return { path: addressOf(branch), jsGzipBytes, jsFiles: files.length };
      })
      .sort((a, b) => a.path.localeCompare(b.path))
  );
}

/** Returns every script in the manifest once. */
export function listScripts(clientFolder: string): string[] {
  const { url, entry, routes } = readManifest(clientFolder);
  const scripts = [url, ...[entry, ...Object.values(routes)].flatMap(scriptsOf)];
  return [...new Set(scripts.map((script) => script.replace(/[?#].*$/, '')))];
}

function branchOf(manifest: Manifest, route: Route): Route[] {
  const parent = route.parentId === undefined ? undefined : manifest.routes[route.parentId];
  return parent === undefined ? [route] : [...branchOf(manifest, parent), route];
}

function addressOf(branch: Route[]): string {
  const parts = branch.map((route) => route.path ?? '').filter((part) => part !== '');
  return `/${parts.join('/')}`.replace(/\/{2,}/g, '/');
}

function scriptsOf(assets: Assets & Partial<Route>): string[] {
  return [
    assets.module,
    ...(assets.imports ?? []),
    assets.clientActionModule,
    assets.clientLoaderModule,
    assets.clientMiddlewareModule,
    assets.hydrateFallbackModule,
  ].filter((script) => script !== undefined);
}

/** Each file is compressed separately, as the server sends it. */
function gzipBytesOf(clientFolder: string, files: string[]): number {
  return files
    .map((file) => gzipBytes(readFileSync(join(clientFolder, file))))
    .reduce((sum, bytes) => sum + bytes, 0);
}

export function gzipBytes(content: Buffer | string): number {
  return gzipSync(content, { level: constants.Z_BEST_COMPRESSION }).length;
}
