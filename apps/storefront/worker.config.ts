/** Builds the service worker after the pages. `build.ts` runs it. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@dalan/contract/language/languages';
import { defineConfig } from 'vite';
import { pageListsPlugin } from './page-lists-plugin.ts';

const sources = join(import.meta.dirname, 'service-worker');
const pages = ['pages.rules.ts', 'page-lists.rules.ts'].map((name) =>
  join(import.meta.dirname, 'app', name),
);
const built = (language: string) => join(import.meta.dirname, 'build', language, 'client');

/** Changes with the worker, the table of pages and every built file, whose name contains a hash. */
function releaseName(): string {
  const files = languages.flatMap((language) =>
    readdirSync(join(built(language), 'static'), { recursive: true, encoding: 'utf8' }),
  );
  const own = readdirSync(sources).map((name) => join(sources, name));
  const texts = [...own, ...pages].map((path) => readFileSync(path, 'utf8'));
  const hash = createHash('sha256').update([...files.toSorted(), ...texts].join('\n'));
  return hash.digest('hex').slice(0, 12);
}

export default defineConfig({
  plugins: [pageListsPlugin],
  publicDir: false,
  define: { RELEASE: JSON.stringify(releaseName()) },
  build: {
    // The worker is at the root, because it controls only the paths below its own.
    outDir: built('en'),
    emptyOutDir: false,
    lib: {
      formats: ['es'],
      entry: {
        'shop-worker': join(sources, 'shop-worker.ts'),
        'shop-worker-off': join(sources, 'switched-off.ts'),
      },
    },
  },
});
