import eslint from '@eslint/js';
import { defineConfig } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { dalan } from './scripts/checks/eslint-rules.ts';

const TESTS = ['**/*.test.{ts,tsx}', '**/*.spec.ts', 'apps/server/test/**', 'e2e/**', 'bench/**'];
const WEB = ['apps/storefront/app/**', 'apps/admin/app/**'];
const COMMANDS = [
  'apps/server/src/{main,worker,admin-create,db-*}.ts',
  'apps/server/seed/db-seed.ts',
];

export default defineConfig(
  {
    ignores: [
      '**/build/',
      '**/.react-router/',
      '**/*.generated.ts',
      '.data/',
      'coverage/',
      'test-results/',
      'playwright-report/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  eslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      // dalan/type-not-interface says it, and lets another package's interface be added to.
      '@typescript-eslint/consistent-type-definitions': 'off',
      // `env['PORT']` marks a name that the type does not promise.
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        // `return done()` is how a Fastify hook ends.
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // React takes async event handlers; a rejection there still reaches the console.
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      // An endpoint that asks for nothing has an empty request, and means it.
      '@typescript-eslint/no-generated-empty-object-type': 'off',
      '@typescript-eslint/no-unnecessary-condition': [
        'error',
        { allowConstantLoopConditions: 'only-allowed-literals' },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // A number in a text is what the reader sees there; objects and undefined stay refused.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // React Router's way to leave a loader early.
      '@typescript-eslint/only-throw-error': [
        'error',
        {
          allow: [
            { from: 'lib', name: 'Response' },
            { from: 'package', package: 'react-router', name: 'DataWithResponseInit' },
            { from: 'package', package: 'react-router', name: 'UNSAFE_DataWithResponseInit' },
          ],
        },
      ],
      // Fastify and React Router tell async from sync by the promise, not by an await inside.
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    plugins: { dalan },
    rules: {
      'dalan/file-name': 'error',
      'dalan/disable-says-why': 'error',
      'dalan/type-not-interface': 'error',
      'dalan/no-default-export': 'error',
      'dalan/no-raw-html': 'error',
      'dalan/no-raw-link': 'error',
      'dalan/no-raw-sql': 'error',
      'dalan/no-skipped-test': 'error',
      'dalan/no-sleep': 'error',
      eqeqeq: 'error',
      'max-lines': ['error', 320],
      // Written as \u200d they mislead nobody.
      'no-misleading-character-class': ['error', { allowEscape: true }],
    },
  },
  {
    files: ['apps/**', 'packages/**'],
    rules: { 'dalan/no-env': 'error', 'no-console': 'error' },
  },
  { files: WEB, extends: [reactHooks.configs.flat.recommended] },
  { files: ['apps/admin/app/**'], rules: { 'dalan/text-size-by-name': 'error' } },
  {
    // The router and the tools below want a default export.
    files: [
      '**/*.config.{ts,mjs}',
      '.dependency-cruiser*.mjs',
      'knip.ts',
      'apps/{storefront,admin}/app/{root,entry.client,entry.server}.tsx',
      'apps/{storefront,admin}/app/routes.ts',
      'apps/storefront/empty-page/app/*.{ts,tsx}',
      'apps/{storefront,admin}/app/routes/**/*.route.{ts,tsx}',
      'apps/server/test/database/global-setup.ts',
      'e2e/fixtures/global-*.ts',
      'scripts/checks/second-tries.ts',
      'scripts/fonts/subset-font.d.ts',
    ],
    rules: { 'dalan/no-default-export': 'off' },
  },
  // Where these links are built.
  {
    files: ['packages/contract/src/contact/contact-links.ts'],
    rules: { 'dalan/no-raw-link': 'off' },
  },
  { files: COMMANDS, rules: { 'no-console': 'off' } },
  {
    files: [
      'apps/server/src/config.ts',
      'apps/*/*.config.ts',
      'apps/storefront/build*.ts',
      'apps/server/test/**',
    ],
    rules: { 'dalan/no-env': 'off' },
  },
  {
    // Tests name databases, reach into answers they have just asserted, and read bound methods.
    files: TESTS,
    rules: {
      'dalan/no-raw-link': 'off',
      'dalan/no-raw-sql': 'off',
      'no-console': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['apps/admin/public/admin/*-worker.js'],
    languageOptions: {
      globals: {
        ...{ self: 'readonly', caches: 'readonly', fetch: 'readonly' },
        ...{ URL: 'readonly', AbortSignal: 'readonly' },
      },
    },
  },
  {
    files: ['**/*.mjs'],
    languageOptions: { globals: { console: 'readonly', process: 'readonly', URL: 'readonly' } },
  },
);
