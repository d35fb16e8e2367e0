import { expect, test } from 'vitest';
import { readSearchText } from './search-text.rules.ts';

const TODAY = '2026-11-17';

const daysIn = (typed: string) => readSearchText(typed, TODAY).words.map(({ day }) => day);

test.each([
  ['17 Nov', ['2026-11-17']],
  ['17 november', ['2026-11-17']],
  ['Nov 17', ['2026-11-17']],
  ['7 Jan', ['2027-01-07']],
  ['30 dec', ['2026-12-30']],
  ['12 Mar', ['2026-03-12']],
  ['14 Nov 2025', ['2025-11-14']],
  ['Due Thu 19 Nov', ['2026-11-19']],
  ['Late, Fri 13 Nov', ['2026-11-13']],
  ['17/11/2026', ['2026-11-17']],
  ['१७ nov', ['2026-11-17']],
  ['today', ['2026-11-17']],
  ['Due today', ['2026-11-17']],
  ['yesterday', ['2026-11-16']],
  ['asha 17 Nov', [undefined, '2026-11-17']],
  ['17 Nov, asha', ['2026-11-17', undefined]],
])('“%s” names the days %j', (typed, days) => {
  expect(daysIn(typed)).toEqual(days);
});

test.each(['31 Feb', '30 Feb 2026', '99 Nov', '17 ma', '17', 'november', 'due', 'thu'])(
  '“%s” names no day',
  (typed) => {
    expect(daysIn(typed).filter(Boolean)).toEqual([]);
  },
);

test.each([
  ['₹412', 41_200],
  ['412.00', 41_200],
  ['412.5', 41_250],
  ['₹1,250', 125_000],
  ['1,25,000', 12_500_000],
  ['4', 400],
  ['asha', undefined],
  ['4a', undefined],
  ['12345678', undefined],
  ['1.2.3', undefined],
])('“%s” is the amount %s', (typed, paise) => {
  expect(readSearchText(typed, TODAY).words).toMatchObject([{ paise }]);
});

test('the phrase has one space between its words, and no more than eight are looked for', () => {
  expect(readSearchText('  4  Sample\tLANE ', TODAY)).toMatchObject({
    phrase: '4 sample lane',
    words: [{ text: '4' }, { text: 'sample' }, { text: 'lane' }],
  });
  expect(readSearchText('a b c d e f g h i j', TODAY).words).toHaveLength(8);
  expect(readSearchText('   ', TODAY)).toEqual({ phrase: '', words: [] });
});
