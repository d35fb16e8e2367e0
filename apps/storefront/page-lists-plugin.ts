import { join } from 'node:path';
import type { Plugin } from 'vite';
import * as lists from './app/page-lists.rules.ts';

const file = join(import.meta.dirname, 'app/page-lists.rules.ts');

/** Bundles the lists of pages and not the table, so that a browser gets only what it reads. */
export const pageListsPlugin: Plugin = {
  name: 'page-lists',
  enforce: 'pre',
  load(id) {
    if (id !== file) return;
    // The bundler removes the lists that nobody imports.
    return Object.entries(lists)
      .map(([name, list]) => `export const ${name} = ${sourceOf(list)};`)
      .join('\n');
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
