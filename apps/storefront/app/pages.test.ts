import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';

import { pageListsPlugin } from '../page-lists-plugin.ts';
import * as lists from './page-lists.rules.ts';
import { pages } from './pages.rules.ts';
import type { Audience, Page } from './pages.rules.ts';
import shopRoutes from './routes.ts';

const folder = join(import.meta.dirname, 'routes');
const sourceOf = ({ route }: Page) => readFileSync(join(folder, `${route}.route.tsx`), 'utf8');
/** A redirect draws nothing. */
const drawn = pages.filter((page) => sourceOf(page).includes('export default'));

function drawnWith(words: string): string[] {
  return drawn.filter((page) => sourceOf(page).includes(words)).map(({ path }) => path);
}

function drawnFor(...audiences: Audience[]): string[] {
  return drawn.filter(({ forWhom }) => audiences.includes(forWhom)).map(({ path }) => path);
}

test('every route file is a page with a row, or a file of the site', () => {
  const named = shopRoutes.map(({ file }) => file.replace('routes/', ''));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const routes = files.filter((file) => /[.]route[.]tsx?$/.test(file));
  expect(named.toSorted()).toEqual(routes.toSorted());
});

test('every address leads to one page', () => {
  const addresses = pages.map(({ path, shell }) => shell ?? path.replaceAll(/:\w+/g, 'any'));
  const found = addresses.map((address) =>
    pages.filter(({ path }) => matchRoutes([{ path }], address)).map(({ path }) => path),
  );
  expect(found).toEqual(pages.map(({ path }) => [path]));
});

test('the pages for customers ask for a log-in, and no other does', () => {
  const asking = drawnWith('requireCustomer(request)');
  expect(asking).toEqual(drawnFor('customers', 'customers unless open'));
});

test('search engines may list the pages for everyone, and no other', () => {
  const listed = drawnFor('everyone');
  const others = drawn.map(({ path }) => path).filter((path) => !listed.includes(path));
  expect(drawnWith('noIndex]')).toEqual(others);
});

test('no cache keeps a page that a mailed link opens', () => {
  expect(drawnWith('return mailedLinkHeaders')).toEqual(drawnFor('mailed link'));
});

test('a prefetched flour has its id as the second part of the address', () => {
  const ofFlours = pages.filter(({ prefetch }) => prefetch?.includes('flour'));
  expect(ofFlours.map(({ path }) => path.split('/')[2])).toEqual([':id', ':productId']);
});

test('a page marks a link that exists', () => {
  const links: string[] = pages.filter(({ link }) => link).map(({ path }) => path);
  expect(links).toEqual(expect.arrayContaining(lists.linkMarks.map(({ link }) => link)));
});

test.each(Object.entries(lists))('the build bundles the list %s as it is', async (name, list) => {
  const { load } = pageListsPlugin as { load: (id: string) => { code: string } };
  const file = join(import.meta.dirname, 'page-lists.rules.ts');
  expect(load(file).code).toContain(`export { ${name} } from '${file}?list=${name}';`);
  const { code } = load(`${file}?list=${name}`);
  const url = `data:text/javascript,${encodeURIComponent(code)}`;
  expect({ ...((await import(/* @vite-ignore */ url)) as object) }).toEqual({ [name]: list });
});
