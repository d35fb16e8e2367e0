import { resolve } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { ownRouteLoader } from '@dalan/vite-plugins/own-route-loader';
import { buildLanguage } from './build-language.ts';
import { customersCallsPlugin } from './customers-calls-plugin.ts';
import { pageListsPlugin } from './page-lists-plugin.ts';

const scripts = 'static/js/[name]-[hash].js';
const assetFileNames = 'static/[name]-[hash][extname]';

const app = 'storefront[/]app';

/**
 * `framework` changes only with a package. `shop` is what ten of the pages need, `flours` what
 * pages with flours need, `every-page` what the root shares with single pages. Each file costs a
 * phone about a millisecond, so small ones go together. The bundler splits the rest by itself.
 * `uqr` draws payment codes, and loads only with one.
 */
const chunks = [
  { name: 'framework', test: /node_modules[/](?!uqr[/])/ },
  {
    name: 'shop',
    test: new RegExp(`(?:${app}|contract[/]src)[/](?!.*(?:ready-grinds|steps[.]rules)).*[.]tsx?$`),
    minShareCount: 10,
  },
  {
    name: 'flours',
    test: new RegExp(`${app}[/]features[/](?:catalog[/](?!choice-dialog)|cart[/]).*[.]tsx?$`),
    minShareCount: 2,
  },
  {
    name: 'every-page',
    test: new RegExp(
      `${app}[/](?:features[/]layout|lib[/](?:session|taps|search-text|shelf-queries)).*[.]tsx?$`,
    ),
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

/** This source becomes a script of the browser, so it cannot use anything outside. */
async function loadPart<Part>(load: () => Promise<Part>, styles: string[] = []): Promise<Part> {
  const [part] = await Promise.all([
    load(),
    ...styles.map(async (file) => {
      if (document.querySelector(`link[href^="/${file}"]`)) return;
      const link = document.createElement('link');
      await new Promise((done) => {
        Object.assign(link, { rel: 'stylesheet', href: `/${file}`, onload: done, onerror: done });
        document.head.append(link);
      });
    }),
  ]);
  return part;
}

/**
 * Replaces the bundler's helper for dynamic imports, which would add 0.8 KB to every page. Ours loads
 * only the styles that the page does not have: the router links those of a late part, but not those of a
 * late part in it.
 */
const plainDynamicImports: Plugin = {
  name: 'plain-dynamic-imports',
  enforce: 'pre',
  load: {
    filter: { id: /vite[/]preload-helper/ },
    handler: () => `export const __vitePreload = ${loadPart.toString()};`,
  },
};

export default defineConfig(({ command }) => ({
  plugins: [
    textsOfLanguage,
    plainDynamicImports,
    customersCallsPlugin,
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
