import { expect, test } from 'vitest';
import { readyGrinds } from '@dalan/contract/catalog/grinds';
import type { Batch } from '@dalan/contract/mill/batches';
import { batchesCsv } from './batches-csv.rules.ts';

test('a batch is one row, with plain numbers and days', () => {
  const batch: Batch = {
    ...{ _id: 'one', number: 'JW-1117-1', productId: 'jowar', name: 'Jowar Flour', nameMr: '' },
    ...{ grind: readyGrinds[0], milledOn: '2026-11-17', bestBefore: null, milledBy: 'Raju Kamble' },
    ...{ kg: 15, inOrdersKg: 11.5, state: 'good' },
  };
  expect(batchesCsv([batch])).toEqual([
    ['Batch', 'Flour', 'Milled on', 'Best before', 'Milled, kg', 'Sold, kg', 'Milled by', 'State'],
    ['JW-1117-1', 'Jowar Flour, fine', '2026-11-17', '', 15, 11.5, 'Raju Kamble', 'good'],
  ]);
});
