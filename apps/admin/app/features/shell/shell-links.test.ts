import { expect, test } from 'vitest';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { startPageCalls, startPages } from '@dalan/contract/people/preferences';
import { duties } from '@dalan/contract/people/staff';
import { mayCall } from '../../lib/session/duty.ts';
import { startPageOf } from '../../lib/session/preferences.ts';
import { linksFor } from './shell-links.ts';

test.each(duties)('the sidebar of the duty %s and its start pages are the same pages', (duty) => {
  const open = startPages.filter((page) => mayCall(duty, startPageCalls[page]));
  expect(linksFor(duty).map(({ path }) => path)).toEqual(open.map((page) => panelPaths[page]));
});

test('a start page counts while the duty includes it; User Master is the first for everybody', () => {
  expect(startPageOf('owner', {})).toBe('users');
  expect(startPageOf('owner', { startPage: 'figures' })).toBe('figures');
  expect(startPageOf('counter', { startPage: 'figures' })).toBe('users');
  expect(startPageOf('delivery', { startPage: 'orders' })).toBe('users');
});
