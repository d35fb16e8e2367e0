import type { KnipConfig } from 'knip';

/** `@import 'tailwindcss';` uses a dependency too. */
function importsOfCss(text: string): string {
  return [...text.matchAll(/@import\s+['"]([^'"]+)['"]/g)]
    .map(([, specifier = '']) => `import '${specifier}';`)
    .join('\n');
}

const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        'scripts/*.ts',
        // Named by stryker.config.mjs.
        'scripts/mutation/{vitest.config.ts,ignorers.mjs}',
        'playwright*.config.ts',
        '.dependency-cruiser*.mjs',
      ],
      project: ['*.{ts,mjs}', 'scripts/**/*.ts'],
      ignoreDependencies: [
        // Declared by the workspaces that own them.
        '@playwright/test',
        'pg',
        'react-router',
        // Run as programs by scripts.
        '@stryker-mutator/vitest-runner',
        'dependency-cruiser',
        'kysely-codegen',
        // Font files, read from their folder.
        '@fontsource-variable/eczar',
        '@fontsource/mukta',
      ],
      ignoreBinaries: ['mkfifo', 'playwright', 'react-router'],
    },
    'packages/contract': { entry: ['src/*.ts'], project: ['src/**/*.ts'] },
    'packages/papers': { entry: ['src/*.tsx'], project: ['src/**/*.tsx'] },
    'packages/vite-plugins': { entry: ['src/*.ts'], project: ['src/**/*.ts'] },
    'apps/server': {
      entry: [
        'src/{main,worker,admin-create,client-errors,copy-pictures,db-*}.ts',
        'seed/*.ts',
        'test/{database/global-setup,processes/{crash-after-commit,print-loaded,throw-on-signal}}.ts',
      ],
      project: ['{src,seed,test}/**/*.ts'],
      // What the tests of deploy/ run; a test is skipped where its programs are missing.
      ignoreBinaries: ['openssl'],
    },
    'apps/storefront': {
      entry: [
        'app/routes/**/*.route.{ts,tsx}',
        'server/handler.ts',
        'worker.config.ts',
        'empty-page/{build.ts,vite.config.ts,react-router.config.ts,app/*.{ts,tsx}}',
        'service-worker/{shop-worker,switched-off}.ts',
        // The build of a language takes them instead of the English ones.
        'app/**/*.texts.{mr,hi}.ts',
        // Named by vite.config.ts.
        'app/lib/router/load-route-module.ts',
      ],
      project: ['*.ts', '{app,empty-page,server,service-worker}/**/*.{ts,tsx,css}'],
      // React Router builds for Node where it finds this declared.
      ignoreDependencies: ['@react-router/node'],
    },
    'apps/admin': {
      entry: [
        'app/routes/**/*.route.{ts,tsx}',
        // Named by vite.config.ts.
        'app/lib/load-route-module.ts',
      ],
      project: ['app/**/*.{ts,tsx,css}'],
    },
    e2e: { entry: ['**/*.{test,spec,screens}.ts'], project: ['**/*.ts'] },
    bench: {
      // Those that are not benches are started as processes of their own.
      entry: [
        '*/*.bench.ts',
        'benches/{bare-*,junk-load}.ts',
        'load/{collect-on-signal,leak-per-request}.ts',
      ],
      project: ['**/*.ts'],
      // Programs of the machine that drills and benches need.
      ignoreBinaries: [
        'unshare',
        ...[
          'ip',
          'fallocate',
          'truncate',
          'mkfs.ext4',
          'mount',
          'umount',
          'fsfreeze',
          'varnishstat',
        ],
      ],
    },
  },
  // A type that only shapes an exported function's signature may be named by its callers.
  ignoreExportsUsedInFile: { type: true, interface: true },
  compilers: { css: importsOfCss },
};

export default config;
