import { defineConfig } from 'oxlint';

const TESTS = ['**/*.test.{ts,tsx}', '**/*.spec.ts', 'apps/server/test/**', 'e2e/**', 'bench/**'];
const WEB = ['apps/storefront/app/**', 'apps/admin/app/**'];
const COMMANDS = [
  'apps/server/src/{main,worker,admin-create,db-*}.ts',
  'apps/server/seed/db-seed.ts',
];

export default defineConfig({
  ignorePatterns: [
    '**/build/',
    '**/.react-router/',
    '**/*.generated.ts',
    '.data/',
    'coverage/',
    'test-results/',
    'playwright-report/',
  ],
  options: {
    typeAware: true,
    denyWarnings: true,
    reportUnusedDisableDirectives: 'error',
    respectEslintDisableDirectives: false,
  },
  plugins: ['eslint', 'typescript', 'react'],
  jsPlugins: ['./scripts/checks/lint-rules.ts'],
  // Whatever is surely wrong is on by its category; what follows is on by name.
  categories: { correctness: 'error' },
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
    'no-array-constructor': 'error',
    'no-case-declarations': 'error',
    'no-empty': 'error',
    'no-empty-function': 'error',
    'no-fallthrough': 'error',
    // Written as \u200d they mislead nobody.
    'no-misleading-character-class': ['error', { allowEscape: true }],
    'no-prototype-builtins': 'error',
    'no-regex-spaces': 'error',
    'no-unexpected-multiline': 'error',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    'no-useless-assignment': 'error',
    'no-useless-constructor': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    'preserve-caught-error': 'error',

    'typescript/adjacent-overload-signatures': 'error',
    'typescript/array-type': 'error',
    'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
    'typescript/ban-tslint-comment': 'error',
    'typescript/class-literal-property-style': 'error',
    'typescript/consistent-generic-constructors': 'error',
    'typescript/consistent-indexed-object-style': 'error',
    'typescript/consistent-type-assertions': 'error',
    // `env['PORT']` marks a name that the type does not promise.
    'typescript/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
    'typescript/no-confusing-non-null-assertion': 'error',
    'typescript/no-confusing-void-expression': [
      'error',
      // `return done()` is how a Fastify hook ends.
      { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
    ],
    'typescript/no-deprecated': 'error',
    'typescript/no-dynamic-delete': 'error',
    'typescript/no-empty-object-type': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-extraneous-class': 'error',
    'typescript/no-inferrable-types': 'error',
    'typescript/no-invalid-void-type': 'error',
    // React takes async event handlers; a rejection there still reaches the console.
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/no-mixed-enums': 'error',
    'typescript/no-namespace': 'error',
    'typescript/no-non-null-asserted-nullish-coalescing': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-unnecessary-boolean-literal-compare': 'error',
    'typescript/no-unnecessary-condition': [
      'error',
      { allowConstantLoopConditions: 'only-allowed-literals' },
    ],
    'typescript/no-unnecessary-template-expression': 'error',
    'typescript/no-unnecessary-type-arguments': 'error',
    'typescript/no-unnecessary-type-assertion': 'error',
    'typescript/no-unnecessary-type-constraint': 'error',
    'typescript/no-unnecessary-type-conversion': 'error',
    'typescript/no-unnecessary-type-parameters': 'error',
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-enum-comparison': 'error',
    'typescript/no-unsafe-function-type': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    'typescript/non-nullable-type-assertion-style': 'error',
    // React Router's way to leave a loader early.
    'typescript/only-throw-error': [
      'error',
      {
        allow: [
          { from: 'lib', name: 'Response' },
          { from: 'package', package: 'react-router', name: 'DataWithResponseInit' },
          { from: 'package', package: 'react-router', name: 'UNSAFE_DataWithResponseInit' },
        ],
      },
    ],
    'typescript/prefer-find': 'error',
    'typescript/prefer-for-of': 'error',
    'typescript/prefer-function-type': 'error',
    'typescript/prefer-includes': 'error',
    'typescript/prefer-literal-enum-member': 'error',
    'typescript/prefer-nullish-coalescing': 'error',
    'typescript/prefer-promise-reject-errors': 'error',
    'typescript/prefer-reduce-type-parameter': 'error',
    'typescript/prefer-regexp-exec': 'error',
    'typescript/prefer-return-this-type': 'error',
    'typescript/prefer-string-starts-ends-with': 'error',
    'typescript/related-getter-setter-pairs': 'error',
    // Tests sort status codes, which all have three digits.
    'typescript/require-array-sort-compare': 'off',
    'typescript/restrict-plus-operands': [
      'error',
      {
        allowAny: false,
        allowBoolean: false,
        allowNullish: false,
        allowNumberAndString: false,
        allowRegExp: false,
      },
    ],
    'typescript/return-await': ['error', 'error-handling-correctness-only'],
    'typescript/unified-signatures': 'error',
    'typescript/use-unknown-in-catch-callback-variable': 'error',
  },
  overrides: [
    {
      files: ['apps/**', 'packages/**'],
      rules: { 'dalan/no-env': 'error', 'no-console': 'error' },
    },
    { files: WEB, rules: { 'react/rules-of-hooks': 'error', 'react/unsupported-syntax': 'error' } },
    {
      files: ['apps/admin/app/**'],
      rules: {
        'dalan/text-size-by-name': 'error',
        // The panel is drawn in the browser only, and reads the day while it is drawn.
        'react/purity': 'off',
      },
    },
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
        'scripts/checks/{lint-rules,second-tries}.ts',
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
        'typescript/no-non-null-assertion': 'off',
        'typescript/unbound-method': 'off',
      },
    },
    {
      // No compiler reads these: their names are checked here, their types nowhere.
      files: ['**/*.{js,mjs}'],
      rules: {
        'no-redeclare': 'error',
        'no-undef': 'error',
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
        'typescript/prefer-nullish-coalescing': 'off',
      },
    },
    { files: ['**/*.mjs'], env: { node: true } },
    { files: ['apps/admin/public/admin/*-worker.js'], env: { serviceworker: true } },
  ],
});
