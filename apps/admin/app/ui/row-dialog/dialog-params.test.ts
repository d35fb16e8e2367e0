import { expect, test } from 'vitest';
import { readDialog, writeDialog } from './dialog-params.ts';
import type { RequestedDialog } from './dialog-params.ts';

const orders = { name: 'order', kinds: ['view', 'edit', 'delete'] } as const;
const products = { name: 'product', kinds: ['view', 'edit', 'add'] } as const;

test('reads back what it writes, and keeps the other parameters', () => {
  const before = new URLSearchParams('q=kothrud&page=2');
  const dialogs: RequestedDialog<'view' | 'edit' | 'delete'>[] = [
    { kind: 'view', id: '7' },
    { kind: 'edit', id: '7' },
    { kind: 'delete', id: '8' },
  ];
  let search = before;
  for (const dialog of dialogs) {
    search = writeDialog(search, orders, dialog);
    expect(readDialog(search, orders)).toEqual(dialog);
    expect(search.get('q')).toBe('kothrud');
  }
  expect(writeDialog(search, orders).toString()).toBe(before.toString());
});

test('the first kind needs no `open` parameter, and an add dialog no row id', () => {
  expect(writeDialog(new URLSearchParams(), orders, { kind: 'view', id: '7' }).toString()).toBe(
    'order=7',
  );
  const add = writeDialog(new URLSearchParams(), products, { kind: 'add', id: '' });
  expect(add.toString()).toBe('open=add');
  expect(readDialog(add, products)).toEqual({ kind: 'add', id: '' });
});

test('a URL without a known dialog opens none', () => {
  for (const query of ['', 'q=besan', 'order=', 'order=7&open=burn', 'user=7']) {
    expect(readDialog(new URLSearchParams(query), orders)).toBeUndefined();
  }
});
