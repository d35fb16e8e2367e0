import { basename, resolve } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';

const scriptName = 'static/js/admin-[name]-[hash].js';
const assetFileNames = 'static/[name]-[hash][extname]';

/** The router's loader of pages, in our own form. */
const ownRouteLoader: Plugin = {
  name: 'own-route-loader',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId(source, importer) {
    const isRouter = /\/react-router\/dist\/(?!.*\/(?:server-runtime|rsc)\/)/.test(importer ?? '');
    if (!isRouter || basename(source) !== 'routeModules.js') return;
    return resolve(import.meta.dirname, 'app/lib/load-route-module.ts');
  },
};

export default defineConfig({
  plugins: [ownRouteLoader, reactRouter()],
  build: {
    assetsDir: 'static/js',
    // A font or picture inlined as data: would be refused by the content security policy.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            entryFileNames: scriptName,
            chunkFileNames: scriptName,
            assetFileNames,
          },
        },
      },
    },
    // The page itself is written by this build: it must name the same files.
    ssr: { build: { rolldownOptions: { output: { assetFileNames } } } },
  },
  // Every import is known before the first page, so that development needs no reload midway.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!app/**/*.test.ts'] },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
});
