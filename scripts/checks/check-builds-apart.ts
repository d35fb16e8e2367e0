/** Reads both manifests and fails if the storefront and the admin panel share a script. */
import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { listScripts } from './first-load.ts';

const repository = resolve(import.meta.dirname, '../..');
const storefront = join(repository, 'apps/storefront/build/en/client');
const admin = join(repository, 'apps/admin/build/client');

/** Words that the panel's libraries leave in every bundle that contains them. */
const PANEL_WORDS = /\bMui[A-Z]|emotion-|tanstack|react-hook-form/;

const shopScripts = listScripts(storefront);
const panelNames = new Set(listScripts(admin).map((script) => basename(script)));
const found = shopScripts.filter(
  (script) =>
    panelNames.has(basename(script)) ||
    PANEL_WORDS.test(readFileSync(join(storefront, script), 'utf8')),
);

// If the panel itself lacks these words, their absence in the shop proves nothing.
const isPanelRecognised = listScripts(admin).some((script) =>
  PANEL_WORDS.test(readFileSync(join(admin, script), 'utf8')),
);
if (!isPanelRecognised) throw new Error('PANEL_WORDS matches no script of the panel');
console.log(
  `builds apart: ${shopScripts.length} scripts of the shop, ${panelNames.size} of the panel, ${found.length} shared`,
);
for (const script of found) console.log(`  ${script}`);
process.exitCode = found.length === 0 ? 0 : 1;
