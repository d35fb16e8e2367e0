import { expect, test } from 'vitest';
import { readyGrinds } from '../catalog/grinds.ts';
import { recallText } from './recall-texts.ts';

const batch = {
  ...{ name: 'Jowar Flour', nameMr: 'ज्वारीचे पीठ', nameHi: '', grind: readyGrinds[0] },
  ...{ number: 'JW-1117-1', milledOn: '2026-11-17', shopPhone: '020 5550 0142' },
};

test('customers are told in their language which flour not to use', () => {
  expect(recallText('en', batch, 'Dalan')).toBe(
    'Namaskar, Dalan here. Please do not use Jowar Flour, fine (batch JW-1117-1, milled Tuesday 17 November). We found a fault in it. We take it back and give money or new flour. Phone: 020 5550 0142',
  );
  expect(recallText('mr', batch, 'दळण')).toContain('ज्वारीचे पीठ, बारीक (बॅच JW-1117-1');
  // A flour without a Hindi name has its Marathi one.
  expect(recallText('hi', batch, 'दळण')).toContain('ज्वारीचे पीठ');
});
