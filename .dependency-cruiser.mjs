/**
 * The walls. One rule = one sentence of docs/architecture.md: the name says the rule, the comment
 * the way out. Every rule has a planted violation in scripts/checks/walls.plants.ts.
 */
const SERVER = '^apps/server/src';
/** An area, and a feature in it. */
const FEATURE = `${SERVER}/features/([^/]+/[^/]+)/`;
const WEB = '^apps/(?:storefront|admin)/app';
const TESTS = ['[.](?:test|spec)[.]tsx?$', '^(?:apps|packages)/[^/]+/test/', '^(?:e2e|bench)/'];
const SCHEMA = '[.]schema[.]ts$';
const CONTRACT = '^packages/contract/src/';

function wall(name, comment, from, to) {
  return { name, severity: 'error', comment, from, to };
}

export default {
  forbidden: [
    wall(
      'no-cycles',
      'Extract the part both need, or invert one call.',
      { pathNot: CONTRACT },
      { circular: true },
    ),
    wall(
      'no-cycles-in-contract',
      'A plain module may take only types from the schema that wraps its checks.',
      { path: CONTRACT },
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    wall(
      'no-unresolved',
      'The import points at nothing.',
      {},
      // React Router writes the route types (./+types/…) beside the build, not beside the source.
      { couldNotResolve: true, pathNot: ['/[+]types/', '^virtual:'] },
    ),

    wall(
      'app-not-to-app',
      'Apps meet only in packages/.',
      { path: '^apps/([^/]+)/' },
      { path: '^apps/', pathNot: '^apps/$1/' },
    ),
    wall(
      'package-not-to-app',
      'Packages are below apps.',
      { path: '^packages/' },
      { path: '^(?:apps|scripts)/' },
    ),
    wall(
      'papers-need-only-react-and-the-contract',
      'A paper is printed by both apps: pass in what only one of them has.',
      { path: '^packages/papers/' },
      { pathNot: ['^packages/(?:papers|contract)/', 'node_modules/(?:@types/)?react/'] },
    ),
    wall(
      'contract-imports-only-zod',
      'The contract runs in the browser, on the server and in tests alike.',
      { path: '^packages/contract/', pathNot: TESTS },
      { pathNot: ['^packages/contract/', 'node_modules/zod/'] },
    ),
    wall(
      'zod-only-in-schema',
      'Write a plain check, and let the .schema.ts beside it wrap it.',
      { path: '^packages/contract/', pathNot: [SCHEMA, ...TESTS] },
      { path: 'node_modules/zod/' },
    ),
    wall(
      'plain-contract-imports-no-schema',
      'Import its types only: a value carries zod into the storefront.',
      { path: '^packages/contract/', pathNot: [SCHEMA, ...TESTS] },
      { path: `^packages/contract/.*${SCHEMA}`, dependencyTypesNot: ['type-only'] },
    ),
    wall(
      'storefront-imports-no-schema',
      'Use the plain module: zod costs every visitor 22 KB.',
      { path: '^apps/storefront/' },
      {
        path: [`^packages/contract/.*${SCHEMA}`, 'node_modules/zod/'],
        dependencyTypesNot: ['type-only'],
      },
    ),

    wall(
      'feature-only-through-its-door',
      "Import the other feature's index.ts.",
      { path: FEATURE },
      { path: FEATURE, pathNot: [`${SERVER}/features/$1/`, '/index[.]ts$'] },
    ),
    wall(
      'server-reaches-features-through-the-door',
      "Import the feature's index.ts.",
      { path: [`${SERVER}/[^/]+[.]ts$`, '^apps/server/seed/'], pathNot: TESTS },
      { path: FEATURE, pathNot: '/index[.]ts$' },
    ),
    wall(
      'area-registers-its-own-routes',
      "Import the feature's index.ts; its routes belong to its own area.",
      { path: `${SERVER}/features/([^/]+)/[^/]+$` },
      { path: FEATURE, pathNot: ['/index[.]ts$', `${SERVER}/features/$1/.*[.]routes[.]ts$`] },
    ),
    wall(
      'rules-are-pure',
      "Pass values in; *.rules.ts may import the contract, texts, the page's language and other rules only.",
      { path: '[.]rules[.]ts$' },
      {
        pathNot: [
          '[.]rules[.]ts$',
          '[-.]texts(?:[.]en)?[.]ts$',
          `${WEB}/lib/language/`,
          '^packages/contract/',
        ],
      },
    ),
    wall(
      'queries-are-leaves',
      '*.queries.ts holds SQL; it may import platform/db, the contract, rules and queries only.',
      { path: '[.]queries[.]ts$' },
      {
        path: '^apps/server/',
        pathNot: [`${SERVER}/platform/db/`, '[.]rules[.]ts$', '[.]queries[.]ts$'],
      },
    ),
    wall(
      'routes-not-to-queries',
      'Routes translate HTTP; go through a use case.',
      { path: '[.]routes[.]ts$' },
      { path: '[.]queries[.]ts$' },
    ),
    wall(
      'routes-not-to-database',
      'Routes may name the type of what they pass on, and no more.',
      { path: '[.]routes[.]ts$' },
      { path: `${SERVER}/platform/db/`, dependencyTypesNot: ['type-only'] },
    ),
    wall(
      'nobody-imports-routes',
      'app.ts registers the areas, and an area its features.',
      { pathNot: [`${SERVER}/app[.]ts$`, `${SERVER}/features/[^/]+/[^/]+[.]routes[.]ts$`] },
      { path: '^apps/server/.*[.]routes[.]ts$' },
    ),
    wall(
      'platform-knows-no-feature',
      'Platform has no business words; take a function instead.',
      { path: `${SERVER}/platform/`, pathNot: TESTS },
      { path: `${SERVER}/(?:features|integrations)/` },
    ),
    wall(
      'integrations-know-no-feature',
      'An adapter implements a port handed to it.',
      { path: `${SERVER}/integrations/`, pathNot: TESTS },
      { path: `${SERVER}/features/` },
    ),
    wall(
      'features-see-ports-not-adapters',
      'Import the port as a type; app.ts hands in the adapter.',
      { path: `${SERVER}/features/`, pathNot: TESTS },
      { path: `${SERVER}/integrations/`, dependencyTypesNot: ['type-only'] },
    ),
    wall(
      'sql-driver-only-in-db',
      'Use platform/db, or move the SQL to a *.queries.ts.',
      {
        path: '^apps/server/src/',
        pathNot: [`${SERVER}/platform/db/`, '[.]queries[.]ts$', ...TESTS],
      },
      { path: 'node_modules/(?:@types/)?(?:pg|kysely|postgres)/' },
    ),
    wall(
      'fastify-only-at-the-edge',
      'Use cases take plain values.',
      {
        path: '^apps/server/src/',
        pathNot: [`${SERVER}/platform/`, `${SERVER}/app[.]ts$`, '[.]routes[.]ts$', ...TESTS],
      },
      { path: 'node_modules/(?:@fastify/|fastify)' },
    ),

    wall(
      'use-cases-know-no-http',
      'Use cases take plain values: cookies, headers and requests stay in the routes.',
      { path: `${SERVER}/features/`, pathNot: ['[.]routes[.]ts$', ...TESTS] },
      { path: `${SERVER}/platform/http/` },
    ),

    wall(
      'web-ui-knows-no-contract',
      'ui/ draws what it is given; the feature knows the words of the shop.',
      { path: `${WEB}/ui/`, pathNot: TESTS },
      { path: '^packages/contract/' },
    ),
    wall(
      'web-ui-and-lib-below-features',
      'ui → features → routes, one way.',
      { path: `${WEB}/(?:ui|lib)/`, pathNot: TESTS },
      { path: `${WEB}/features/` },
    ),
    wall(
      'web-feature-not-to-feature',
      'Compose features in a route module.',
      { path: `${WEB}/features/([^/]+)/` },
      { path: `${WEB}/features/`, pathNot: `${WEB}/features/$1/` },
    ),
    wall(
      'web-routes-on-top',
      'Nobody imports a route module.',
      { pathNot: TESTS },
      { path: `${WEB}/routes/.*[.]route[.]tsx?$` },
    ),
    wall(
      'server-modules-only-from-routes',
      'Load the data in the route and pass it down.',
      { path: `${WEB}/(?:features|ui|lib)/`, pathNot: ['[.]server[.]tsx?$', ...TESTS] },
      { path: `${WEB}/.*[.]server[.]tsx?$` },
    ),

    wall(
      'black-box-tests',
      'e2e and bench speak HTTP and the contract.',
      { path: '^(?:e2e|bench)/' },
      { path: '^(?:apps|scripts|packages/(?!contract/))' },
    ),
    wall(
      'tests-stay-outside-production',
      'Move what both need out of the test.',
      { pathNot: ['^scripts/', ...TESTS] },
      { path: TESTS },
    ),
    wall(
      'no-dev-dependency-in-production',
      'Move it to dependencies.',
      {
        path: '^(?:apps|packages)/',
        // The bundler reads routes.ts and the config files; no visitor's request does.
        pathNot: [
          ...TESTS,
          '[.]config[.]',
          `${WEB}/routes[.]ts$`,
          '^apps/storefront/empty-page/app/routes[.]ts$',
        ],
      },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm', 'type-only'] },
    ),
    wall(
      'no-undeclared-dependency',
      "Add it to this workspace's package.json.",
      { path: '^(?:apps|packages|e2e|bench)/' },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(?:^|/)(?:build|[.]react-router|[.]data)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    // Tests in a workspace use the root's development tools.
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
