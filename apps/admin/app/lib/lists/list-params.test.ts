import { expect, test } from 'vitest';
import { readListParams } from './list-params.ts';

const options = {
  pageSizes: [5, 10],
  sortFields: ['name', 'createdAt'],
  defaultSort: '-createdAt',
} as const;

function read(search: string) {
  return readListParams(new URLSearchParams(search), options);
}

test('an address says what to search for, which page of which size, and in which order', () => {
  expect(read('q=asha&page=3&size=10&sort=name')).toEqual({
    q: 'asha',
    page: 3,
    pageSize: 10,
    sort: 'name',
  });
});

test('a plain address asks for the first page, newest first', () => {
  expect(read('')).toEqual({ q: '', page: 1, pageSize: 5, sort: '-createdAt' });
});

test.each(['page=0', 'page=-1', 'page=1e3', 'page=1234567', 'size=7', 'size=', 'sort=password'])(
  '%s makes no sense and counts as not said',
  (search) => {
    expect(read(search)).toEqual({ q: '', page: 1, pageSize: 5, sort: '-createdAt' });
  },
);

test('a search longer than the server takes is cut', () => {
  expect(read(`q=${'x'.repeat(300)}`).q).toHaveLength(100);
});
