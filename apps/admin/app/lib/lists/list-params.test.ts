import { expect, test } from 'vitest';
import { readListParams, withoutDialogParams } from './list-params.ts';

const options = {
  pageSizes: [5, 10],
  sortFields: ['name', 'createdAt'],
  defaultSort: '-createdAt',
} as const;

function read(search: string) {
  return readListParams(new URLSearchParams(search), options);
}

test('reads search, page, page size and sort', () => {
  expect(read('q=asha&page=3&size=10&sort=name')).toEqual({
    q: 'asha',
    page: 3,
    pageSize: 10,
    sort: 'name',
  });
});

test('defaults to the first page, newest first', () => {
  expect(read('')).toEqual({ q: '', page: 1, pageSize: 5, sort: '-createdAt' });
});

test('the page size of a person comes before the first one, and the address before both', () => {
  const readAs = (search: string, preferred: number) =>
    readListParams(new URLSearchParams(search), options, preferred).pageSize;
  expect(readAs('', 10)).toBe(10);
  expect(readAs('size=5', 10)).toBe(5);
  // A list that does not offer the preferred size uses its first one.
  expect(readAs('', 25)).toBe(5);
});

test.each(['page=0', 'page=-1', 'page=1e3', 'page=1234567', 'size=7', 'size=', 'sort=password'])(
  'ignores the invalid parameter %s',
  (search) => {
    expect(read(search)).toEqual({ q: '', page: 1, pageSize: 5, sort: '-createdAt' });
  },
);

test('cuts a search text to the length the server accepts', () => {
  expect(read(`q=${'x'.repeat(300)}`).q).toHaveLength(100);
});

test.each([
  ['ordermaster', '?step=to-mill&from=2026-11-01&to=2026-11-07&outcome=sold&page=2'],
  ['ordermaster/bill', '?of=7'],
  ['ordermaster/milling-sheet', '?ids=7%2C8&day=2026-11-19&due=late'],
  ['ordermaster/change', '?order=7'],
  ['ordermaster/slip', '?order=7'],
  ['runs/sheet', '?run=7'],
  ['figures', '?from=2026-11-01&to=2026-11-07'],
])('of the address of %s, all but an open dialog stays', (page, search) => {
  const place = { pathname: `/admin/${page}`, search };
  expect(withoutDialogParams(place)).toBe(search);
});

test.each([
  ['ordermaster', '?order=7&open=edit&q=asha', '?q=asha'],
  ['productmaster', '?product=7&open=edit', ''],
  ['settings/staff', '?open=invite', ''],
])('an open dialog of %s leaves the address', (page, search, after) => {
  expect(withoutDialogParams({ pathname: `/admin/${page}`, search })).toBe(after);
});
