import { firstSettings } from '@dalan/contract/settings/settings';
import { expect, it } from 'vitest';

import {
  changeWhere,
  checkDelivery,
  isEditing,
  openWhere,
  shownPincode,
  withPincode,
} from './delivery.rules.ts';

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
  ['the one kept on this device, without a typed one', undefined, '411002', 'Pune', '411002'],
])('the pincode is %s', (_, pincode, kept, address, expected) => {
  const typed = { address, phone: home.phone, ...(pincode !== undefined && { pincode }) };
  expect(withPincode(typed, kept).pincode).toBe(expected);
});

const rule = {
  ...firstSettings().delivery,
  isOn: true,
  areas: [{ name: 'Deccan', pincodes: ['411004'], charge: 40 }],
};

it.each([
  ['411004', undefined],
  ['411030', 'We do not deliver to 411030 yet.'],
  ['41100', 'A pincode has 6 digits'],
  [undefined, 'A pincode has 6 digits'],
])('the pincode %s of a shop with areas is answered with %j', (pincode, problem) => {
  const { address, phone } = home;
  const delivery = { address, phone, ...(pincode !== undefined && { pincode }) };
  expect(checkDelivery(delivery, rule).pincode).toBe(problem);
  expect(checkDelivery(delivery, undefined).pincode).toBeUndefined();
});

it('a shop without a delivery rule knows no pincode, and shows none', () => {
  const { address, phone } = home;
  const delivery = { address, phone };
  const where = openWhere({ delivery, interrupted: undefined }, undefined);
  expect(shownPincode(where, undefined)).toBe('');
  const opened = changeWhere(where, { type: 'address-opened' });
  expect(shownPincode(opened, undefined)).toBe('');
  const reloaded = openWhere({ delivery, interrupted: delivery }, undefined);
  expect(shownPincode(reloaded, undefined)).toBe('');
});

it('the editor opens at the customer’s wish, with the address of the order', () => {
  const where = openWhere({ delivery: home, interrupted: undefined }, undefined);
  const opened = changeWhere(where, { type: 'address-opened' });
  expect(opened).toEqual({ ...where, editor: 'opened' });
  expect(isEditing(opened, undefined)).toBe(true);
});

it('saving closes the editor, and the focus moves unless the order goes out at once', () => {
  const opened = openWhere({ delivery: home, interrupted: home }, undefined);
  const delivery = { ...home, address: '4 Mill Lane, Pune' };
  const saved = changeWhere(opened, { type: 'address-saved', delivery, isOrderWanted: false });
  expect(saved).toMatchObject({ delivery, typed: delivery, editor: 'closed-by-saving' });
  expect(isEditing(saved, undefined)).toBe(false);
  const sent = changeWhere(opened, { type: 'address-saved', delivery, isOrderWanted: true });
  expect(sent.editor).toBe('closed');
});

it('the editor opens again if the shop stops delivering to the pincode', () => {
  const where = openWhere({ delivery: home, interrupted: undefined }, undefined);
  expect(isEditing(where, rule)).toBe(true);
});
