import { expect, it } from 'vitest';

import { isEditing, openWhere, shownPincode, withPincode } from './delivery.rules.ts';

const home = { address: '12 Laxmi Road, Pune', phone: '9812345678', pincode: '411030' };

it('the editor is closed if the profile has everything', () => {
  const where = openWhere({ delivery: home, interrupted: undefined }, undefined);
  expect(where.editor).toBe('closed');
  expect(isEditing(where, undefined)).toBe(false);
});

it('the editor opens by itself if the address is missing', () => {
  const delivery = { ...home, address: '' };
  const where = openWhere({ delivery, interrupted: undefined }, undefined);
  expect(where).toMatchObject({ editor: 'opened-by-itself', typed: delivery });
});

it('what was typed before a reload is in the editor again, and not yet in the order', () => {
  const interrupted = { ...home, address: '4 Mill', pincode: '411004' };
  const where = openWhere({ delivery: home, interrupted }, undefined);
  expect(where).toMatchObject({ delivery: home, typed: interrupted, editor: 'opened-by-itself' });
  expect(shownPincode(where, undefined)).toBe('411004');
});

it.each([
  ['the typed one', '411004', '411002', 'Pune 411030', '411004'],
  ['the one kept on this device', '', '411002', 'Pune 411030', '411002'],
  ['the one in the address', '', undefined, 'Pune 411030', '411030'],
  ['none', '', undefined, 'Pune', ''],
])('the pincode is %s', (_, pincode, kept, address, expected) => {
  expect(withPincode({ ...home, address, pincode }, kept).pincode).toBe(expected);
});
