import { expect, test } from 'vitest';
import { counterBillText } from './counter-bill-text.ts';

const besan = { name: 'Besan', nameMr: 'बेसन', nameHi: 'बेसन' };
const jowar = { name: 'Jowar Flour', nameMr: 'ज्वारीचे पीठ', nameHi: 'ज्वार का आटा' };
const fine = { key: 'fine', name: 'Fine', nameMr: 'बारीक', nameHi: 'महीन' };
const bill = {
  number: '26-27/000008',
  lines: [
    { flour: besan, grind: fine, grams: 360, paise: 49_68 },
    { flour: jowar, grind: undefined, grams: 1_500, paise: 117_00 },
  ],
  roundOffPaise: 32,
  toPayPaise: 167_00,
  isOnAccount: false,
};

test('the bill of a sale adds up, in the language of the customer', () => {
  expect(counterBillText('en', bill).split('\n')).toEqual([
    '26-27/000008',
    'Besan, fine 360 g ₹49.68',
    'Jowar Flour 1.5 kg ₹117.00',
    'Round off + ₹0.32',
    'Total ₹167.00',
  ]);
  expect(counterBillText('mr', bill).split('\n').slice(1)).toEqual([
    'बेसन, बारीक 360 ग्रॅम ₹49.68',
    'ज्वारीचे पीठ 1.5 किलो ₹117.00',
    'पूर्णांक फरक + ₹0.32',
    'एकूण ₹167.00',
  ]);
});

test('a sale on account says so, and a whole one has no rounding', () => {
  const text = counterBillText('hi', { ...bill, roundOffPaise: 0, isOnAccount: true });
  expect(text.split('\n').slice(3)).toEqual(['₹167.00 उधार पर']);
});
