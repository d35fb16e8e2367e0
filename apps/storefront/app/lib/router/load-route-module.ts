import { chunkFailedText } from '@dalan/contract/pages/chunk-failed';
import { routeModuleLoader } from '@dalan/contract/pages/route-modules';
import { CHUNK_LOAD_TIMEOUT_MS } from '@dalan/contract/people/session-store';

/** Thrown if a script fails to load: a new release renamed it, or the connection is down. */
export class ChunkLoadError extends Error {
  readonly path: string;

  constructor(kind: 'missing' | 'timeout', path: string) {
    super(chunkFailedText(path.replace(/^.*\/|\.js$/g, ''), kind, path));
    this.path = path;
  }
}

/** Replaces the router's loader: see vite.config.ts. */
export const loadRouteModule = routeModuleLoader(loadWithTimeout);

function loadWithTimeout(path: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const failAs = (kind: 'missing' | 'timeout') => () => reject(new ChunkLoadError(kind, path));
    setTimeout(failAs('timeout'), CHUNK_LOAD_TIMEOUT_MS);
    import(/* @vite-ignore */ path).then(resolve, failAs('missing'));
  });
}
