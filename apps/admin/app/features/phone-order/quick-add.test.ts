import { expect, test } from 'vitest';
import { readQuickAdd } from './quick-add.ts';

test.each([
  ['jo 5', 'jo', 5],
  ['jo5', 'jo', 5],
  ['ज्वारी 5', 'ज्वारी', 5],
  ['ज्वारी ५', 'ज्वारी', 5],
  ['besan', 'besan', 1],
  ['wheat 12 kg', 'wheat', 12],
  ['jowar flour 2', 'jowar flour', 2],
  ['besan 0', 'besan', 1],
  ['', '', 1],
  ['5', '', 5],
  ['jo 2.5', 'jo', 2.5],
  ['jo 2,5 kg', 'jo', 2.5],
  ['jo ½', 'jo', 0.5],
  ['jo 1½', 'jo', 1.5],
  ['ज्वारी १½', 'ज्वारी', 1.5],
  ['jo 500 g', 'jo', 0.5],
])('reads “%s”', (typed, words, kg) => {
  expect(readQuickAdd(typed)).toEqual({ words, kg, behind: '' });
});

test.each([
  ['jo 2.5 coarse', 'jo', 2.5, 'coarse'],
  ['wh 2 fine', 'wh', 2, 'fine'],
  ['jowar ½ for bhakri', 'jowar', 0.5, 'for bhakri'],
  ['ज्वारी ५ जाड', 'ज्वारी', 5, 'जाड'],
  ['jo 500g fine', 'jo', 0.5, 'fine'],
  ['jo 2 kg fine', 'jo', 2, 'fine'],
  ['7 grain mix', '', 7, 'grain mix'],
])('reads what is behind the weight in “%s”', (typed, words, kg, behind) => {
  expect(readQuickAdd(typed)).toEqual({ words, kg, behind });
});
