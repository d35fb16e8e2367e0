import { join } from 'node:path';
import type { Plugin } from 'vite';
import * as lists from './app/page-lists.rules.ts';

const file = join(import.meta.dirname, 'app/page-lists.rules.ts');

/**
 * Bundles the lists of pages, but not the table. Each list is a module of its own, so that only
 * scripts that read it contain it.
 */
export const pageListsPlugin: Plugin = {
  name: 'page-lists',
  enforce: 'pre',
  load(id) {
    const [path, asked] = id.split('?list=');
    if (path !== file) return;
    const code = Object.entries(lists)
      .filter(([name]) => asked === undefined || asked === name)
      .map(([name, list]) =>
        asked === undefined
          ? `export { ${name} } from '${file}?list=${name}';`
          : `export const ${name} = ${sourceOf(list)};`,
      );
    return { code: code.join('\n'), moduleSideEffects: false };
  },
};

function sourceOf(value: unknown): string {
  if (value instanceof RegExp) return String(value);
  if (Array.isArray(value)) return `[${value.map(sourceOf).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    return `{${Object.entries(value)
      .map(([key, item]) => `${JSON.stringify(key)}:${sourceOf(item)}`)
      .join(',')}}`;
  }
  return JSON.stringify(value);
}
