import { resolve } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { ownRouteLoader } from '@dalan/vite-plugins/own-route-loader';

const scriptName = 'static/js/admin-[name]-[hash].js';
const assetFileNames = 'static/[name]-[hash][extname]';

/**
 * Groups what most pages and dialogs load. The bundler's default, a chunk for each combination of
 * them, makes every page larger with every new one.
 */
const minShareCount = 12;
const chunks = [
  // Lists have no form: their dialogs load it.
  {
    name: 'framework',
    test: /node_modules[/](?!@simplewebauthn|react-hook-form|@mui[/]material[/](?:TextField|Form|Input|FilledInput|OutlinedInput|Select|NativeSelect|Switch|Checkbox|Alert|Dialog))/,
    minShareCount,
  },
  {
    name: 'panel',
    test: /admin[/]app[/](?:ui|lib|features[/]shell)|contract[/]src/,
    minShareCount,
  },
];

const routeLoader = resolve(import.meta.dirname, 'app/lib/load-route-module.ts');

export default defineConfig({
  plugins: [ownRouteLoader(routeLoader), reactRouter()],
  build: {
    assetsDir: 'static/js',
    // The content security policy blocks fonts and pictures inlined as data: URLs.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        // No script names its map. `npm run build` moves them out of what is served.
        sourcemap: 'hidden',
        rolldownOptions: {
          output: {
            entryFileNames: scriptName,
            chunkFileNames: scriptName,
            assetFileNames,
            codeSplitting: { groups: chunks },
          },
        },
      },
    },
    // This build writes index.html, which must name the same files.
    ssr: { build: { rolldownOptions: { output: { assetFileNames } } } },
  },
  // Pre-bundle all dependencies at start, so that the dev server does not reload pages later.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!app/**/*.test.ts'] },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
});
