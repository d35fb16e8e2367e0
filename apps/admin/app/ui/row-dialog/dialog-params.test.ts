import { expect, test } from 'vitest';
import { readDialog, writeDialog } from './dialog-params.ts';
import type { RequestedDialog } from './dialog-params.ts';

const orders = { name: 'order', kinds: ['view', 'edit', 'delete'] } as const;
const products = { name: 'product', kinds: ['view', 'edit', 'add'] } as const;

test('what is written to the address is read from it, and the rest of it stays', () => {
  const before = new URLSearchParams('q=kothrud&page=2');
  const every: RequestedDialog<'view' | 'edit' | 'delete'>[] = [
    { kind: 'view', id: '7' },
    { kind: 'edit', id: '7' },
    { kind: 'delete', id: '8' },
  ];
  let search = before;
  for (const asked of every) {
    search = writeDialog(search, orders, asked);
    expect(readDialog(search, orders)).toEqual(asked);
    expect(search.get('q')).toBe('kothrud');
  }
  expect(writeDialog(search, orders).toString()).toBe(before.toString());
});

test('the first kind needs no word, and a dialog for something new no row', () => {
  expect(writeDialog(new URLSearchParams(), orders, { kind: 'view', id: '7' }).toString()).toBe(
    'order=7',
  );
  const add = writeDialog(new URLSearchParams(), products, { kind: 'add', id: '' });
  expect(add.toString()).toBe('open=add');
  expect(readDialog(add, products)).toEqual({ kind: 'add', id: '' });
});

test('an address that asks for no known dialog opens none', () => {
  for (const address of ['', 'q=besan', 'order=', 'order=7&open=burn', 'user=7']) {
    expect(readDialog(new URLSearchParams(address), orders)).toBeUndefined();
  }
});
