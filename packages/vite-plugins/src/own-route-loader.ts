import { basename } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Replaces the router's loader of route modules, which reloads the page if a script does not load,
 * even in a prefetch, and has no option against it. The build fails if there is no such loader.
 */
export function ownRouteLoader(file: string): Plugin {
  let isReplaced = false;
  return {
    name: 'own-route-loader',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, importer = '') {
      const isRouter = /\/react-router\/dist\/(?!.*\/(?:server-runtime|rsc)\/)/.test(importer);
      if (!isRouter || basename(source) !== 'routeModules.js') return;
      isReplaced = true;
      return file;
    },
    buildEnd(error) {
      if (error === undefined && !isReplaced)
        throw new Error("the router's loader was not replaced");
    },
  };
}
