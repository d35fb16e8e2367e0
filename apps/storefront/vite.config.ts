import { basename, resolve } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { buildLanguage } from './build-language.ts';

const scripts = 'static/js/[name]-[hash].js';
const assetFileNames = 'static/[name]-[hash][extname]';

const app = 'storefront/app';
const contract = 'contract/src';
const ts = '(?:[.]texts[.]\\w\\w)?[.]ts';

/**
 * Groups shared code into a few chunks. The bundler's default, many small ones, makes pages larger.
 */
const chunks = [
  // The code library is loaded only with a code to pay.
  { name: 'framework', test: /node_modules[/](?!uqr[/])/ },
  {
    name: 'shop',
    test: anyOf(
      `${app}/(?:root|styles|ui/(?!not-kept[.])[^/]+$|features/(?:accounts|layout|cart/cart-badge|offline/offline-status))`,
      `${app}/lib/(?!delivery-rule/|fonts/|kept-order|language/(?:short-moment|moment)|offline/use-is-online|meta/product-data|quantity|session/(?:require-customer|return-path|use-handle-session-end))`,
      `${contract}/(?:cart-store|client|contact-links|digits|endpoints|errors|hour-in-words|kept-answers|languages|lists|plural|session-store|shop)${ts}`,
    ),
  },
  {
    name: 'guard',
    test: anyOf(`${app}/lib/session/(?:require-customer|return-path|use-handle-session-end)`),
  },
  {
    name: 'fields',
    test: anyOf(
      `${app}/ui/(?:clipboard|dialog|form/(?!form-page|password))`,
      `${contract}/(?:contact-details|text)${ts}`,
    ),
  },
  { name: 'person', test: anyOf(`${contract}/(?:email|person-name)${ts}`) },
  {
    name: 'account',
    test: anyOf(`${app}/ui/form/(?:form-page|password)`, `${contract}/accounts${ts}`),
  },
  {
    name: 'flour',
    test: anyOf(
      `${app}/(?:assets|lib)/fonts/.*[.]ts`,
      `${app}/lib/delivery-rule/(?:delivery-rule-store|use-delivery-rule)`,
      `${app}/features/(?:cart/(?:change|stored)|delivery-promise/promise-slot|catalog/(?:listed|load|product-picture|products-failed))`,
      `${contract}/(?:catalog|media|money|quantities|weight)${ts}`,
    ),
  },
  // After the groups that hold what it needs, such as money.
  {
    name: 'promise',
    test: anyOf(
      `${app}/lib/delivery-rule/(?:promise|stored)`,
      `${contract}/delivery(?:-promise)?${ts}`,
    ),
  },
  { name: 'cards', test: anyOf(`${app}/features/(?:cart/add|catalog/product-(?:card|grid))`) },
  {
    name: 'one-flour',
    test: anyOf(
      `${app}/(?:lib/quantity|ui/(?:buy-bar|quantity))`,
      `${app}/features/product-detail/(?:load-product|product-not-found)`,
    ),
  },
  {
    name: 'orders',
    test: anyOf(`${app}/features/profile/load-profile`, `${contract}/(?:orders|profile)${ts}`),
  },
  // Without a network. The cart and the page `/offline` need them, so every phone keeps them.
  { name: 'kept', test: anyOf(`${app}/lib/(?:kept-order|offline/use-is-online)`) },
  {
    name: 'kept-screens',
    test: anyOf(
      `${app}/lib/language/(?:short-moment|moment)`,
      `${app}/features/(?:kept-order/kept-order(?:s[.]tsx|[.]texts)|offline/offline(?:-line|[.]texts))`,
    ),
  },
  {
    name: 'placed',
    test: anyOf(`${app}/features/checkout/(?:checkout[.]texts|place-order/order-placed-dialog)`),
  },
  {
    name: 'basket',
    test: anyOf(`${app}/features/checkout`, `${contract}/checkout${ts}`),
  },
];

function anyOf(...paths: string[]): RegExp {
  return new RegExp(paths.join('|'));
}

/**
 * The router reloads the page if a route's script does not load, also from its prefetch, and has no
 * option against it. Our loader lets the error screen say so.
 */
const ownRouteLoader: Plugin = {
  name: 'own-route-loader',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId(source, importer) {
    const isRouter = /\/react-router\/dist\/(?!.*\/(?:server-runtime|rsc)\/)/.test(importer ?? '');
    if (!isRouter || basename(source) !== 'routeModules.js') return;
    return resolve(import.meta.dirname, 'app/lib/router/load-route-module.ts');
  },
};

/** Resolves `*.texts.en.ts` to the file of this build's language, which stands beside it. */
const textsOfLanguage: Plugin = {
  name: 'texts-of-language',
  enforce: 'pre',
  resolveId(source, importer, options) {
    const language = buildLanguage();
    const english = /(?<=[.]texts[.])en(?=(?:[.]ts)?$)/;
    if (language === 'en' || !english.test(source)) return;
    return this.resolve(source.replace(english, language), importer, {
      ...options,
      skipSelf: true,
    });
  },
};

export default defineConfig(({ command }) => ({
  plugins: [textsOfLanguage, ownRouteLoader, tailwindcss(), reactRouter()],
  // The router preloads scripts itself. The bundler's preload helper would add 0.8 KB.
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
      // One file without node_modules, with React's production build whatever NODE_ENV is.
      resolve: command === 'build' ? { noExternal: true as const } : {},
    },
  },
}));
