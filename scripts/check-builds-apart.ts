/** Reads both manifests: no visitor loads anything of the admin panel, nor the panel of the shop. */
import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { listScripts } from './first-load.ts';

const repository = resolve(import.meta.dirname, '..');
const storefront = join(repository, 'apps/storefront/build/client');
const admin = join(repository, 'apps/admin/build/client');

/** Words that the panel's libraries leave in whatever they are built into. */
const OF_THE_PANEL = /\bMui[A-Z]|emotion-|tanstack|react-hook-form/;

const shopScripts = listScripts(storefront);
const panelNames = new Set(listScripts(admin).map((script) => basename(script)));
const found = shopScripts.filter(
  (script) =>
    panelNames.has(basename(script)) ||
    OF_THE_PANEL.test(readFileSync(join(storefront, script), 'utf8')),
);

// The words must be there where they belong, or their absence elsewhere says nothing.
const isTold = listScripts(admin).some((script) =>
  OF_THE_PANEL.test(readFileSync(join(admin, script), 'utf8')),
);
if (!isTold) throw new Error('the panel could not be told from the shop');
console.log(
  `builds apart: ${shopScripts.length} scripts of the shop, ${panelNames.size} of the panel, ${found.length} shared`,
);
for (const script of found) console.log(`  ${script}`);
process.exitCode = found.length === 0 ? 0 : 1;
