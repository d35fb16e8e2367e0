import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const scripts = 'static/js/[name]-[hash].js';
const assetFileNames = 'static/[name]-[hash][extname]';

/** What every page loads, in two files: cut into the eight it would be, it is 6 KB larger. */
const chunks = [
  { name: 'framework', test: /node_modules/ },
  {
    name: 'shop',
    test: new RegExp(
      [
        'storefront/app/(?:root|ui/[^/]+$|features/(?:accounts|cart|catalog|layout))',
        'storefront/app/lib/(?!require-customer|return-path|use-session-end)',
        'contract/src/(?:cart-store|catalog|client|endpoints|errors|lists|media|money|session-store|shop|text|weight)[.]ts',
      ].join('|'),
    ),
  },
  // Pages for customers, and pages with fields, share these.
  { name: 'guard', test: /storefront\/app\/lib\/(?:require-customer|return-path)/ },
  { name: 'forms', test: /storefront\/app\/ui\/form|contract\/src\/accounts[.]ts/ },
];

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  // The router preloads scripts itself; the bundler's own loader would be 0.8 KB more.
  build: { assetsDir: 'static/js', assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: {
      build: {
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
      // One file that needs no node_modules, with React's production build whatever NODE_ENV says.
      resolve: command === 'build' ? { noExternal: true as const } : {},
    },
  },
}));
