import { readyGrinds } from '@dalan/contract/catalog/grinds';
import { GRIND_NAMES_STORE_KEY } from '@dalan/contract/orders/cart-store';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { findGrindNames } from './grind-names.ts';
import { writeGrindNames } from './write-grind-names.ts';

const [fine] = readyGrinds;
const names = { name: 'For modak', nameMr: 'मोदकासाठी', nameHi: 'मोदक के लिए' };
const modak = { key: 'for-modak', ...names };
const line = { productId: 'rice', grind: 'for-modak' };

let stored = new Map<string, string>();

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
});

describe('the names of grinds on this device', () => {
  it('outlive the grind, for this flour alone', () => {
    writeGrindNames([{ _id: 'rice', grinds: [fine, modak] }]);
    writeGrindNames([{ _id: 'rice', grinds: [fine] }, { _id: 'besan' }]);
    expect(findGrindNames(line)).toEqual(names);
    expect(findGrindNames({ productId: 'besan', grind: 'for-modak' })).toBeUndefined();
  });

  it('are known without storage for ready grinds', () => {
    writeGrindNames([{ _id: 'rice', grinds: [fine] }]);
    expect(stored.size).toBe(0);
    expect(findGrindNames({ productId: 'rice', grind: 'fine' })).toMatchObject({ nameMr: 'बारीक' });
  });

  it('are the latest words of the owner', () => {
    writeGrindNames([{ _id: 'rice', grinds: [modak, { ...fine, nameMr: 'अगदी बारीक' }] }]);
    writeGrindNames([{ _id: 'rice', grinds: [{ ...modak, nameMr: 'उकडीच्या मोदकांसाठी' }] }]);
    expect(findGrindNames(line)).toMatchObject({ nameMr: 'उकडीच्या मोदकांसाठी' });
    expect(findGrindNames({ productId: 'rice', grind: 'fine' })).toMatchObject({
      nameMr: 'अगदी बारीक',
    });
  });

  it('do not fill the storage', () => {
    for (let flour = 0; flour < 100; flour += 1) {
      writeGrindNames([{ _id: `flour-${flour}`, grinds: [modak] }]);
    }
    expect(findGrindNames({ productId: 'flour-99', grind: 'for-modak' })).toEqual(names);
    expect(findGrindNames({ productId: 'flour-0', grind: 'for-modak' })).toBeUndefined();
    expect(stored.get(GRIND_NAMES_STORE_KEY)!.length).toBeLessThan(10_000);
  });

  it.each([
    '',
    'null',
    '7',
    '{"rice/for-modak":',
    '{"rice/for-modak":null}',
    '{"rice/for-modak":{}}',
  ])('are unknown if the device stored %s', (text) => {
    stored.set(GRIND_NAMES_STORE_KEY, text);
    expect(findGrindNames(line)).toBeUndefined();
    writeGrindNames([{ _id: 'rice', grinds: [modak] }]);
    expect(findGrindNames(line)).toEqual(names);
  });
});
