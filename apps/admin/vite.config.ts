import { resolve } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { ownRouteLoader } from '@dalan/vite-plugins/own-route-loader';
import { withoutThemeVariables } from '@dalan/vite-plugins/without-theme-variables';

const scriptName = 'static/js/admin-[name]-[hash].js';
const assetFileNames = 'static/[name]-[hash][extname]';

/**
 * Groups what most pages and dialogs load. The bundler's default, a chunk for each combination of
 * them, makes every page larger with every new one. A group takes the imports of its modules along,
 * unless an earlier group has them: so the order counts, and a group names few modules.
 */
const minShareCount = 12;

/** Parts of MUI that open later: dialogs, menus and fields. Lists have none of them. */
const opened = [
  'Alert|Autocomplete|Backdrop|Checkbox|Dialog|Drawer|Fade|FilledInput|Form|Grow|Input|Menu|Modal',
  'NativeSelect|OutlinedInput|Popover|Popper|Select|Slide|Switch|TextField|TextareaAutosize',
  'Unstable_TrapFocus',
].join('|');
const openedLater = `@simplewebauthn|react-hook-form|@popperjs|@mui[/](?:material[/](?:${opened})|utils[/]useRovingTabIndex)`;

const chunks = [
  { name: 'framework', test: new RegExp(`node_modules[/](?!${openedLater})`), minShareCount },
  {
    name: 'panel',
    test: /admin[/]app[/](?:ui[/](?!dialog[/](?!lazy)|form)|lib)|contract[/]src/,
    minShareCount,
  },
  { name: 'theme', test: /app[/](?:ui[/](?:theme|toast|messages[/]error)|lib[/]session[/]return)/ },
  // Small modules that several pages share become one file of 5 KB instead of twenty.
  {
    name: 'little',
    test: /app[/](?:ui[/](?:icons|layout|messages|buttons)|lib[/](?!passkeys|lists))|contract[/]src(?!.*(?:passwords|format-day|texts[.](?:mr|hi)))/,
    maxModuleSize: 3000,
    minShareCount: 5,
  },
  // A page with a field for quick typing needs its key and look, and not the list, whose search box has them, too.
  {
    name: 'frame',
    test: /features[/]shell[/](?:shell|sidebar-links)[.]tsx|lib[/](?:lists[/]list-params|passkeys[/]passkey-offer)|form[/](?:boxed-input|use-slash-key)/,
  },
  { name: 'list', test: /ui[/](?:list|row-dialog)[/]|lib[/]lists/ },
  {
    name: 'orders',
    test: /features[/]orders[/](?:list|items|status|order-|due|format|call|payments)/,
    minShareCount: 2,
  },
  { name: 'dialogs', test: /ui[/]dialog[/](?!lazy)/ },
];

const routeLoader = resolve(import.meta.dirname, 'app/lib/load-route-module.ts');

export default defineConfig({
  plugins: [ownRouteLoader(routeLoader), withoutThemeVariables(), reactRouter()],
  build: {
    assetsDir: 'static/js',
    // The content security policy blocks fonts and pictures inlined as data: URLs.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        // No script names its source map. `npm run build` moves the maps out of what is served.
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
