import { expect, test } from 'vitest';
import { firstSettings } from '@dalan/contract/settings/settings';
import type { Settings, SettingsPage, SettingsVersion } from '@dalan/contract/settings/settings';
import { pageInWords } from './page-in-words.ts';

function words<Page extends SettingsPage>(page: Page, change: Partial<Settings[Page]> = {}) {
  const document = { ...firstSettings()[page], ...change };
  return pageInWords({ page, version: 1, document, savedAt: null, savedBy: '' } as SettingsVersion);
}

test('each page is one line', () => {
  expect(words('profile').text).toBe(
    'Dalan, 12 Jatyachi Aali, Kasba Peth, Pune 411011 · +91 20 5550 0142 · 10:00 AM to 8:00 PM',
  );
  expect(words('delivery').text).toBe('Off: customers read the fixed words · cut-off 18:00');
  const areas = [
    { name: 'The Peths', pincodes: ['411030'], charge: 20 },
    { name: 'Camp', pincodes: ['411001'], charge: 40 },
  ];
  expect(words('delivery', { isOn: true, areas, freeFrom: 500, roomKg: 160 }).text).toBe(
    'On · 2 areas · ₹20.00 to ₹40.00, free from ₹500.00 · cut-off 18:00 · 160 kg a day',
  );
  expect(words('payment', { upiId: 'mill@bank' }).text).toBe('Cash on delivery · UPI to mill@bank');
  const upiCode = 'upi://pay?pa=mill@bank&mc=5411';
  expect(words('payment', { upiId: 'mill@bank', upiCode }).text).toBe(
    'Cash on delivery · UPI to mill@bank, merchant id',
  );
  expect(words('banners').text).toBe('3 slides');
  expect(words('testimonials').text).toBe('3 testimonials, all with consent');
  expect(words('testimonials', { testimonials: [] }).text).toBe('No testimonials');
  expect(words('alerts').text).toBe('Low stock, failed mail and new messages to the shop’s e-mail');
  expect(words('alerts', { lowStock: false, email: 'mill@dalan.example' }).text).toBe(
    'Failed mail and new messages to mill@dalan.example',
  );
});

test('what the law still asks for is named', () => {
  expect(words('legal').missing).toEqual([
    'missing: FSSAI licence number, Name of the grievance officer, Phone of the grievance officer, E-mail of the grievance officer',
    'still sample texts: Delivery and refunds, Terms, Accessibility',
  ]);
  const own = { text: 'Ours', isSample: false, asOf: null };
  const filled = {
    deliveryAndRefunds: own,
    accessibility: own,
    terms: own,
    fssaiLicence: '11525034000123',
    grievanceOfficer: 'Sunanda More',
    grievancePhone: '+91 20 5550 0142',
  };
  expect(words('legal', filled).missing).toEqual(['missing: E-mail of the grievance officer']);
  expect(words('legal', { ...filled, grievanceEmail: 'officer@dalan.example' }).missing).toEqual(
    [],
  );
});
