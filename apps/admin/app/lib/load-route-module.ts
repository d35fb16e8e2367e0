import { loadChunk } from './load-chunk.ts';

/**
 * Replaces the router's loader (see vite.config.ts), which reloads the page on any failure and
 * would lose it while offline. Ours returns a route that throws, so that the error screen shows.
 */
export async function loadRouteModule(
  { id, module: path }: { id: string; module: string },
  loaded: Record<string, unknown>,
): Promise<unknown> {
  try {
    return (loaded[id] ??= await loadChunk(() => import(/* @vite-ignore */ path), path));
  } catch (error) {
    const fail = () => {
      throw error;
    };
    return { clientLoader: fail, default: fail };
  }
}
