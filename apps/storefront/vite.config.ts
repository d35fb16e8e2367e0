import { resolve } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { ownRouteLoader } from '@dalan/vite-plugins/own-route-loader';
import { buildLanguage } from './build-language.ts';
import { pageListsPlugin } from './page-lists-plugin.ts';

const scripts = 'static/js/[name]-[hash].js';
const assetFileNames = 'static/[name]-[hash][extname]';

/**
 * `framework` changes only with a package. `shop` is what two thirds of the pages need, `flours` what
 * those with flours need, `weights` and `lines` those with weights and grinds to choose. The bundler
 * splits the rest by itself, one small file for each set of pages. `uqr` draws payment codes, and
 * loads only with one.
 */
const chunks = [
  { name: 'framework', test: /node_modules[/](?!uqr[/])/ },
  { name: 'shop', test: /(?:storefront[/]app|contract[/]src)[/]/, minShareCount: 15 },
  {
    name: 'flours',
    test: /features[/](?:cart[/](?!cart-badge)|catalog[/](?!product-))|contract[/]src[/](?:catalog[/]|money[/]weight|orders[/](?:quantities|cart-store))/,
    minShareCount: 4,
  },
  { name: 'weights', test: /ui[/]quantity|lib[/]quantity/, minShareCount: 2 },
  {
    name: 'lines',
    test: /ui[/](?:pick-|flour-name)|lib[/](?:steps|use-typed|line|choice|buy-now|language[/]named)/,
    minShareCount: 2,
  },
];

const routeLoader = resolve(import.meta.dirname, 'app/lib/router/load-route-module.ts');

/** Resolves `*.texts.ts` to the file of this build's language, which is next to it. */
const textsOfLanguage: Plugin = {
  name: 'texts-of-language',
  enforce: 'pre',
  resolveId(source, importer, options) {
    const language = buildLanguage();
    const english = /(?<=[.]texts)(?=(?:[.]ts)?$)/;
    if (language === 'en' || !english.test(source)) return;
    return this.resolve(source.replace(english, `.${language}`), importer, {
      ...options,
      skipSelf: true,
    });
  },
};

/**
 * Replaces the bundler's helper for dynamic imports. It would add 0.8 KB to every page in order to
 * load the styles of late scripts, which the styles of the page include.
 */
const plainDynamicImports: Plugin = {
  name: 'plain-dynamic-imports',
  enforce: 'pre',
  load: {
    filter: { id: /vite[/]preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

export default defineConfig(({ command }) => ({
  plugins: [
    textsOfLanguage,
    plainDynamicImports,
    pageListsPlugin,
    ownRouteLoader(routeLoader),
    tailwindcss(),
    reactRouter(),
  ],
  // The router preloads scripts itself.
  build: { assetsDir: 'static/js', assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: {
      build: {
        // No script names its map. `npm run build` moves them out of what is served.
        sourcemap: 'hidden',
        rolldownOptions: {
          output: {
            entryFileNames: scripts,
            chunkFileNames: scripts,
            assetFileNames,
            codeSplitting: { groups: chunks },
          },
        },
      },
    },
    ssr: {
      build: {
        rolldownOptions: {
          input: './server/handler.ts',
          output: { assetFileNames, codeSplitting: false },
        },
      },
      // The build is one file without node_modules, with React's production build whatever NODE_ENV
      // is.
      resolve: command === 'build' ? { noExternal: true as const } : {},
    },
  },
}));
