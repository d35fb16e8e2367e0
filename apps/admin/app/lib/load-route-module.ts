import { loadChunk } from './load-chunk.ts';

/**
 * Stands in for the router's own loader (see vite.config.ts), which reloads the page whatever the
 * reason: without a connection nothing would be left of it. A script that does not come is
 * answered by a route that fails with a word about it; the error screen says it.
 */
export async function loadRouteModule(
  { id, module: address }: { id: string; module: string },
  loaded: Record<string, unknown>,
): Promise<unknown> {
  try {
    return (loaded[id] ??= await loadChunk(() => import(/* @vite-ignore */ address), address));
  } catch (error) {
    const fail = () => {
      throw error;
    };
    return { clientLoader: fail, default: fail };
  }
}
