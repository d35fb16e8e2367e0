/** Searches everything that `npm run build` makes for browsers for words they must not get. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pages } from '../../apps/storefront/app/pages.rules.ts';
import { languages } from '../../packages/contract/src/language/languages.ts';
import { firstSettings } from '../../packages/contract/src/settings/settings.ts';
import { CANARY, findSecrets } from './browser-secrets.ts';

type Text = { where: string; text: string };
type Render = (request: Request, context: object) => Promise<Response>;

const repository = resolve(import.meta.dirname, '../..');
const CLIENTS = [
  ...languages.map((language) => `apps/storefront/build/${language}/client`),
  'apps/admin/build/client',
];
const RENDERER = 'apps/storefront/build/en/server/index.js';
/** The pages are rendered while all API calls fail, so that error texts are searched, too. */
const PAGES = [
  ...pages.map(({ path, shell }) => shell ?? path.replaceAll(/:\w+/g, 'any')),
  '/no-such-page',
];

const missing = [...CLIENTS, RENDERER].filter((path) => !existsSync(join(repository, path)));
if (missing.length > 0) {
  console.error(`Missing: ${missing.join(', ')}. Run npm run build first.`);
  process.exit(1);
}

function builtFiles(): Text[] {
  return CLIENTS.flatMap((folder) =>
    globSync(`${folder}/**/*.*`, { cwd: repository })
      .filter((path) => !/[.](?:br|gz)$/.test(path))
      .map((path) => ({ where: path, text: readFileSync(join(repository, path), 'latin1') })),
  );
}

async function renderedPages(): Promise<Text[]> {
  for (const name of ['DATABASE_URL', 'REDIS_URL', 'SMTP_URL']) process.env[name] = CANARY;
  const module: unknown = await import(pathToFileURL(join(repository, RENDERER)).href);
  const { handle } = module as { handle: Render };
  const transport = () => Promise.reject(new Error(`no ${CANARY}`));
  const pages: Text[] = [];
  for (const page of PAGES) {
    const request = new Request(`http://localhost${page}`);
    const answer = await handle(request, { transport, settings: firstSettings() });
    pages.push({ where: `the page ${page}`, text: await answer.text() });
  }
  return pages;
}

const maps = CLIENTS.flatMap((folder) => globSync(`${folder}/**/*.map*`, { cwd: repository }));
const searched = [...builtFiles(), ...(await renderedPages())];
const found = searched.flatMap(({ where, text }) => {
  return findSecrets(text).map((secret) => `${where} contains ${secret}`);
});
found.push(...maps.map((path) => `${path} is a source map`));
for (const line of found) console.log(line);
console.log(`secrets: searched ${searched.length} files and pages, found ${found.length}`);
process.exitCode = found.length === 0 ? 0 : 1;
