import { routeModuleLoader } from '@dalan/contract/pages/route-modules';
import { loadChunk } from './load-chunk.ts';

/** Replaces the router's loader: see vite.config.ts. */
export const loadRouteModule = routeModuleLoader((path) =>
  loadChunk(() => import(/* @vite-ignore */ path), path),
);
