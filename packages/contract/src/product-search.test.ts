import { describe, expect, it } from 'vitest';
import { searchProducts } from './product-search.ts';

const jowar = {
  name: 'Jowar Flour',
  nameMr: 'ज्वारीचे पीठ',
  category: 'Millets',
  searchAlso: ['jwari', 'sorghum', 'ज्वारी'],
};
const besan = {
  name: 'Besan',
  nameMr: 'डाळीचे पीठ',
  category: 'Pulses',
  searchAlso: ['gram flour'],
};
const shelf = [jowar, besan];

function medianMs(words: string): number {
  const wide = Array.from({ length: 300 }, () => jowar);
  const times = Array.from({ length: 15 }, () => {
    const startedAt = performance.now();
    expect(searchProducts(wide, words)).toEqual([]);
    return performance.now() - startedAt;
  });
  return times.sort((a, b) => a - b)[7]!;
}

describe('searching the shelf', () => {
  it('takes no longer over a hundred letters that mean nothing than over six', () => {
    medianMs('xyzxyz');
    expect(medianMs('xyz'.repeat(33))).toBeLessThan(medianMs('xyzxyz') * 2);
  });

  it.each(['jowar', 'JOWAR', '  jow ', 'jwari', 'sorghum', 'ज्वारी', 'ज्वारीचे', 'millet'])(
    'finds jowar by “%s”',
    (words) => expect(searchProducts(shelf, words)).toEqual([jowar]),
  );

  it.each(['jowr', 'jwoar', 'sorghm', 'ज्वारि'])('forgives the slip in “%s”', (words) =>
    expect(searchProducts(shelf, words)).toEqual([jowar]),
  );

  it('finds every flour that answers to the words, in the order of the shelf', () => {
    expect(searchProducts(shelf, 'flour')).toEqual([jowar, besan]);
    expect(searchProducts(shelf, 'पीठ')).toEqual([jowar, besan]);
  });

  it('asks for every word', () => {
    expect(searchProducts(shelf, 'gram flour')).toEqual([besan]);
  });

  it('shows the whole shelf when nothing was typed', () => {
    expect(searchProducts(shelf, ' ')).toEqual(shelf);
  });

  it('finds nothing by words no flour answers to', () => {
    expect(searchProducts(shelf, 'barley')).toEqual([]);
  });
});
