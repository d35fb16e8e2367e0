import { expect, test } from 'vitest';
import { amountInWords as hindi } from './amount-in-words.texts.hi.ts';
import { amountInWords as marathi } from './amount-in-words.texts.mr.ts';

test.each([
  [0, 'शून्य रुपये फक्त', 'शून्य रुपये मात्र'],
  [1_00, 'एक रुपया फक्त', 'एक रुपया मात्र'],
  [1, 'शून्य रुपये आणि एक पैसा फक्त', 'शून्य रुपये और एक पैसा मात्र'],
  [19_00, 'एकोणीस रुपये फक्त', 'उन्नीस रुपये मात्र'],
  [79_00, 'एकोणऐंशी रुपये फक्त', 'उनासी रुपये मात्र'],
  [89_00, 'एकोणनव्वद रुपये फक्त', 'नवासी रुपये मात्र'],
  [99_00, 'नव्व्याण्णव रुपये फक्त', 'निन्यानवे रुपये मात्र'],
  [100_00, 'शंभर रुपये फक्त', 'एक सौ रुपये मात्र'],
  [101_00, 'एकशे एक रुपये फक्त', 'एक सौ एक रुपये मात्र'],
  [912_50, 'नऊशे बारा रुपये आणि पन्नास पैसे फक्त', 'नौ सौ बारह रुपये और पचास पैसे मात्र'],
  [914_00, 'नऊशे चौदा रुपये फक्त', 'नौ सौ चौदह रुपये मात्र'],
  [1_100_00, 'एक हजार शंभर रुपये फक्त', 'एक हजार एक सौ रुपये मात्र'],
  [10_048_00, 'दहा हजार अठ्ठेचाळीस रुपये फक्त', 'दस हजार अड़तालीस रुपये मात्र'],
  [1_00_000_00, 'एक लाख रुपये फक्त', 'एक लाख रुपये मात्र'],
  [
    12_34_567_00,
    'बारा लाख चौतीस हजार पाचशे सदुसष्ट रुपये फक्त',
    'बारह लाख चौंतीस हजार पाँच सौ सड़सठ रुपये मात्र',
  ],
  [3_05_00_009_00, 'तीन कोटी पाच लाख नऊ रुपये फक्त', 'तीन करोड़ पाँच लाख नौ रुपये मात्र'],
  [200_00_00_000_00, 'दोनशे कोटी रुपये फक्त', 'दो सौ करोड़ रुपये मात्र'],
])('%i paise in words', (paise, mr, hi) => {
  expect([marathi(paise), hindi(paise)]).toEqual([mr, hi]);
});

test.each([
  ['Marathi', marathi],
  ['Hindi', hindi],
])('all numbers up to a thousand differ, and have no Latin letter: %s', (_name, inWords) => {
  const all = Array.from({ length: 1_001 }, (_, rupees) => inWords(rupees * 100));
  expect(new Set(all).size).toBe(all.length);
  expect(all.join('')).not.toMatch(/undefined|[A-Za-z0-9]| {2}/);
});

test.each([
  ['Marathi', marathi, /^(?:एकोण\S+|नऊ|नव्व्याण्णव) /],
  ['Hindi', hindi, /^(?:उन\S+|नौ|नवासी|निन्यानवे) /],
])('numbers before a ten are counted down from it: %s', (_name, inWords, before) => {
  const named = Array.from({ length: 100 }, (_, rupees) => rupees).filter((rupees) =>
    before.test(inWords(rupees * 100)),
  );
  expect(named).toEqual([9, 19, 29, 39, 49, 59, 69, 79, 89, 99]);
});
