import { expect, test } from 'vitest';
import { milledIn } from './milled-in.ts';

const batch = { milledOn: '2026-11-17', bestBefore: '2027-02-15' };

test('a bag says in each language when it was milled and how long it keeps', () => {
  expect(milledIn('en', batch)).toBe('Milled on Tue 17 Nov, best before Mon 15 Feb');
  expect(milledIn('mr', batch)).toBe('दळले: मंगळ 17 नोव्हें · सोम 15 फेब्रु पर्यंत वापरा');
  expect(milledIn('hi', batch)).toBe('पीसा: मंगल 17 नव · सोम 15 फर तक इस्तेमाल करें');
});

test('without a shelf life only the milling is named', () => {
  const unknown = { ...batch, bestBefore: null };
  expect(milledIn('en', unknown)).toBe('Milled on Tue 17 Nov');
  expect(milledIn('mr', unknown)).toBe('दळले: मंगळ 17 नोव्हें');
  expect(milledIn('hi', unknown)).toBe('पीसा: मंगल 17 नव');
});
