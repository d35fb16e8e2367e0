/** One violation per wall: the files to write, and the file or folder that the wall must report. */
export type Plant = { at: string; files: Record<string, string> };

const server = 'apps/server/src';
const storefront = 'apps/storefront/app';

/** Makes a plant of one importing file and the files of ours that it imports. */
function plant(at: string, text: string, needs: Record<string, string> = {}): Plant {
  return { at, files: { [at]: text, ...needs } };
}

const empty = '';

export const plants: Record<string, Plant> = {
  'no-cycles': plant(
    `${server}/cycle-a.ts`,
    "import type { B } from './cycle-b.ts'; export type A = B;",
    {
      [`${server}/cycle-b.ts`]: "import './cycle-a.ts'; export type B = 1;",
    },
  ),
  'no-cycles-in-contract': plant('packages/contract/src/cycle-a.ts', "import './cycle-b.ts';", {
    'packages/contract/src/cycle-b.ts': "import './cycle-a.ts';",
  }),
  'features-have-no-folder-cycle': {
    at: `${server}/features/yard/hen`,
    files: {
      [`${server}/features/yard/hen/index.ts`]: empty,
      [`${server}/features/yard/hen/lay.ts`]: "import '../../nest/egg/index.ts';",
      [`${server}/features/nest/egg/index.ts`]: empty,
      [`${server}/features/nest/egg/hatch.ts`]: "import '../../yard/hen/index.ts';",
    },
  },
  'no-unresolved': plant(`${server}/features/town/lost/seek.ts`, "import './nowhere.ts';"),

  'app-not-to-app': plant(
    `${storefront}/lib/reach-over.ts`,
    "import '../../../server/src/reached.ts';",
    { [`${server}/reached.ts`]: empty },
  ),
  'package-not-to-app': plant(
    'packages/contract/src/reach-up.ts',
    "import '../../../apps/server/src/reached-up.ts';",
    { [`${server}/reached-up.ts`]: empty },
  ),
  'papers-need-only-react-and-the-contract': plant(
    'packages/papers/src/label.ts',
    "import 'node:fs';",
  ),
  'contract-imports-only-zod': plant(
    'packages/contract/src/disk.ts',
    "import { readFileSync } from 'node:fs'; readFileSync;",
  ),
  'zod-only-in-schema': plant('packages/contract/src/plain.ts', "import * as z from 'zod'; z;"),
  'plain-contract-imports-no-schema': plant(
    'packages/contract/src/smuggler.ts',
    "import { Smuggled } from './smuggled.schema.ts'; Smuggled;",
    { 'packages/contract/src/smuggled.schema.ts': 'export const Smuggled = 1;' },
  ),
  'storefront-imports-no-schema': plant(
    `${storefront}/lib/heavy.ts`,
    "import { Heavy } from '@dalan/contract/heavy.schema'; Heavy;",
    { 'packages/contract/src/heavy.schema.ts': 'export const Heavy = 1;' },
  ),

  'feature-only-through-its-door': plant(
    `${server}/features/town/thief/climb.ts`,
    "import '../house/window.ts';",
    { [`${server}/features/town/house/window.ts`]: empty },
  ),
  'server-reaches-features-through-the-door': plant(
    `${server}/main.ts`,
    "import './features/town/cellar/stairs.ts';",
    { [`${server}/features/town/cellar/stairs.ts`]: empty },
  ),
  'area-registers-its-own-routes': plant(
    `${server}/features/town/town.routes.ts`,
    "import '../village/pond/pond.routes.ts';",
    { [`${server}/features/village/pond/pond.routes.ts`]: empty },
  ),
  'rules-are-pure': plant(
    `${server}/features/town/price/round.rules.ts`,
    "import { randomInt } from 'node:crypto'; randomInt;",
  ),
  'queries-are-leaves': plant(
    `${server}/features/town/shelf/shelf.queries.ts`,
    "import './fill-shelf.ts';",
    { [`${server}/features/town/shelf/fill-shelf.ts`]: empty },
  ),
  'routes-not-to-queries': plant(
    `${server}/features/town/hasty/hasty.routes.ts`,
    "import './hasty.queries.ts';",
    { [`${server}/features/town/hasty/hasty.queries.ts`]: empty },
  ),
  'routes-not-to-database': plant(
    `${server}/features/town/direct/direct.routes.ts`,
    "import { pool } from '../../../platform/db/pool.ts'; pool;",
    { [`${server}/platform/db/pool.ts`]: 'export const pool = 1;' },
  ),
  'nobody-imports-routes': plant(
    `${server}/features/town/caller/call.ts`,
    "import './caller.routes.ts';",
    { [`${server}/features/town/caller/caller.routes.ts`]: empty },
  ),
  'platform-knows-no-feature': plant(
    `${server}/platform/http/gossip.ts`,
    "import '../../features/town/secret/index.ts';",
    { [`${server}/features/town/secret/index.ts`]: empty },
  ),
  'integrations-know-no-feature': plant(
    `${server}/integrations/mailer/nosy-mailer.ts`,
    "import '../../features/town/letter/index.ts';",
    { [`${server}/features/town/letter/index.ts`]: empty },
  ),
  'features-see-ports-not-adapters': plant(
    `${server}/features/town/postman/post.ts`,
    "import { smtp } from '../../../integrations/mailer/smtp.ts'; smtp;",
    { [`${server}/integrations/mailer/smtp.ts`]: 'export const smtp = 1;' },
  ),
  'sql-driver-only-in-db': plant(
    `${server}/features/town/driver/drive.ts`,
    "import { sql } from 'kysely'; sql;",
  ),
  'fastify-only-at-the-edge': plant(
    `${server}/features/town/middle/answer.ts`,
    "import type { FastifyRequest } from 'fastify'; export type Asked = FastifyRequest;",
  ),
  'use-cases-know-no-http': plant(
    `${server}/features/town/middle/read-cookie.ts`,
    "import '../../../platform/http/cookie.ts';",
    { [`${server}/platform/http/cookie.ts`]: empty },
  ),

  'web-ui-knows-no-contract': plant(
    `${storefront}/ui/price-label.tsx`,
    "import '@dalan/contract/price';",
    { 'packages/contract/src/price.ts': empty },
  ),
  'web-ui-and-lib-below-features': plant(
    `${storefront}/ui/upward.tsx`,
    "import '../features/above/above.tsx';",
    { [`${storefront}/features/above/above.tsx`]: empty },
  ),
  'web-feature-not-to-feature': plant(
    `${storefront}/features/left/left.tsx`,
    "import '../right/right.tsx';",
    { [`${storefront}/features/right/right.tsx`]: empty },
  ),
  'web-routes-on-top': plant(
    `${storefront}/features/cellar/dig.tsx`,
    "import '../../routes/roof.route.tsx';",
    { [`${storefront}/routes/roof.route.tsx`]: empty },
  ),
  'server-modules-only-from-routes': plant(
    `${storefront}/features/kitchen/cook.tsx`,
    "import '../../lib/oven.server.ts';",
    { [`${storefront}/lib/oven.server.ts`]: empty },
  ),

  'black-box-tests': plant(
    'e2e/shop/visit/peek.spec.ts',
    "import '../../../apps/server/src/peeked.ts';",
    { [`${server}/peeked.ts`]: empty },
  ),
  'tests-stay-outside-production': plant(
    `${server}/features/town/cheat/cheat.ts`,
    "import './cheat.test.ts';",
    { [`${server}/features/town/cheat/cheat.test.ts`]: empty },
  ),
  'no-dev-dependency-in-production': plant(
    `${server}/features/town/toy/play.ts`,
    "import { vi } from 'vitest'; vi;",
  ),
  'no-undeclared-dependency': plant(
    `${storefront}/lib/borrowed.ts`,
    "import fastify from 'fastify'; fastify;",
  ),
};
