import { screenTexts } from './errors.ts';

const CHUNK_LOAD_TIMEOUT_MS = 120_000;

/** A script failed to load: a new release renamed it, or the connection is down. */
export class ChunkLoadError extends Error {
  readonly help = screenTexts.chunkFailedHelp;
  readonly path: string;

  constructor(kind: 'missing' | 'timeout', path: string) {
    super(screenTexts.chunkFailed(path.replace(/^.*\/|\.js$/g, ''), kind, path));
    this.path = path;
  }
}

/** Without a `path`, it is taken from the browser's error message. */
export function loadChunk<Module>(load: () => Promise<Module>, path?: string): Promise<Module> {
  return new Promise((resolve, reject) => {
    const failAs = (kind: 'missing' | 'timeout', chunkPath = path) =>
      reject(new ChunkLoadError(kind, chunkPath ?? 'of this dialog'));
    setTimeout(() => failAs('timeout'), CHUNK_LOAD_TIMEOUT_MS);
    load().then(resolve, (cause: unknown) => failAs('missing', path ?? findPath(cause)));
  });
}

function findPath(cause: unknown): string | undefined {
  const url = cause instanceof Error ? /https?:\S+/.exec(cause.message)?.[0] : undefined;
  return url && URL.parse(url)?.pathname;
}

type LazyRoute = {
  id: string;
  lazy?: Record<string, (() => Promise<unknown>) | undefined>;
  children?: LazyRoute[];
};
type RouterGlobals = {
  __reactRouterDataRouter?: { routes: LazyRoute[] };
  __reactRouterManifest?: { routes: Record<string, { module: string } | undefined> };
};

/**
 * The router reloads the page if a route's script does not load, which loses the page while
 * offline. Load each script first, so that the failure reaches the error screen instead. If a
 * release of the router has no such globals, its reload is the fallback.
 */
export function loadRouteChunksFirst(): void {
  const { __reactRouterDataRouter: router, __reactRouterManifest: manifest } =
    window as RouterGlobals;
  const wrap = ({ id, lazy, children }: LazyRoute) => {
    children?.forEach(wrap);
    const path = manifest?.routes[id]?.module;
    if (path === undefined || typeof lazy !== 'object') return;
    let chunk: Promise<unknown> | undefined;
    for (const [property, read] of Object.entries(lazy)) {
      if (read === undefined) continue;
      lazy[property] = async () => {
        try {
          await (chunk ??= loadChunk(() => import(/* @vite-ignore */ path), path));
        } catch (error) {
          // The router waits forever if a route is not answered, so the route itself must fail.
          const fail = () => {
            throw error;
          };
          return ['loader', 'Component'].includes(property) ? fail : undefined;
        }
        return read();
      };
    }
  };
  router?.routes.forEach(wrap);
}
