import { screenTexts } from '@dalan/contract/errors';
import { CHUNK_LOAD_TIMEOUT_MS } from '@dalan/contract/session-store';

/** A page's script did not come: a new release has other names, or the connection is gone. */
export class ChunkLoadError extends Error {
  readonly address: string;

  constructor(kind: 'missing' | 'timeout', address: string) {
    super(screenTexts.chunkFailed(address.replace(/^.*\/|\.js$/g, ''), kind, address));
    this.address = address;
  }
}

/**
 * Stands in for the router's own loader (see vite.config.ts), which reloads the page that one
 * came from, again and again, whatever the reason. A script that does not come is answered by a
 * route that fails with a word about it; the error screen says it. The router waits for ever for
 * a route that is not answered at all.
 */
export async function loadRouteModule(
  { id, module: address }: { id: string; module: string },
  loaded: Record<string, unknown>,
): Promise<unknown> {
  try {
    return (loaded[id] ??= await loadInTime(address));
  } catch (error) {
    const fail = () => {
      throw error;
    };
    return { clientLoader: fail, default: fail };
  }
}

function loadInTime(address: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const failAs = (kind: 'missing' | 'timeout') => () => reject(new ChunkLoadError(kind, address));
    setTimeout(failAs('timeout'), CHUNK_LOAD_TIMEOUT_MS);
    import(/* @vite-ignore */ address).then(resolve, failAs('missing'));
  });
}
