import { describe, expect, it } from 'vitest';
import { searchProducts } from './product-search.ts';

const jowar = {
  name: 'Jowar Flour',
  nameMr: 'ज्वारीचे पीठ',
  category: 'Millets',
  searchAlso: ['jwari', 'sorghum', 'ज्वारी'],
  text: 'For bhakri',
  description: 'White grain that pats out without cracking at the edge.',
};
const besan = {
  name: 'Besan',
  nameMr: 'डाळीचे पीठ',
  category: 'Pulses',
  searchAlso: ['gram flour'],
  text: 'For pithla',
  description: 'Skinned chana dal, ground twice.',
};
const products = [jowar, besan];

/** The fastest of fifteen counts: other work on the machine can only slow a search down. */
function fastestMs(words: string): number {
  const wide = Array.from({ length: 300 }, () => jowar);
  const times = Array.from({ length: 15 }, () => {
    const startedAt = performance.now();
    expect(searchProducts(wide, words)).toEqual([]);
    return performance.now() - startedAt;
  });
  return Math.min(...times);
}

describe('product search', () => {
  it('takes no longer for a hundred meaningless letters than for six', () => {
    fastestMs('xyzxyz');
    expect(fastestMs('xyz'.repeat(33))).toBeLessThan(fastestMs('xyzxyz') * 2);
  });

  it.each(['jowar', 'JOWAR', '  jow ', 'jwari', 'sorghum', 'ज्वारी', 'ज्वारीचे', 'millet'])(
    'finds jowar by “%s”',
    (words) => expect(searchProducts(products, words)).toEqual([jowar]),
  );

  it.each(['jowr', 'jwoar', 'sorghm', 'ज्वारि'])('tolerates the typo in “%s”', (words) =>
    expect(searchProducts(products, words)).toEqual([jowar]),
  );

  it('finds every matching flour, in catalogue order', () => {
    expect(searchProducts(products, 'flour')).toEqual([jowar, besan]);
    expect(searchProducts(products, 'पीठ')).toEqual([jowar, besan]);
  });

  it('requires every distinguishing word', () => {
    expect(searchProducts(products, 'gram flour')).toEqual([besan]);
    expect(searchProducts(products, 'jowar atta 2 kg')).toEqual([jowar]);
  });

  it('falls back to the other words if one matches nothing', () => {
    expect(searchProducts(products, 'jowar qqqq')).toEqual([jowar]);
    expect(searchProducts(products, 'besan jowar')).toEqual(products);
    expect(searchProducts(products, 'qqqq atta')).toEqual([]);
  });

  it('also searches uses, and descriptions if nothing else matches', () => {
    expect(searchProducts(products, 'Bhakri')).toEqual([jowar]);
    expect(searchProducts(products, 'skinned')).toEqual([besan]);
  });

  it('finds a flour by its name and its use in each language', () => {
    const all = [{ ...jowar, nameHi: 'ज्वार का आटा', textMr: 'भाकरीसाठी', textHi: 'टिक्की' }, besan];
    for (const words of ['ज्वार', 'टिक्की', 'भाकरीसाठी']) {
      expect(searchProducts(all, words)).toEqual([all[0]]);
    }
  });

  it('does not match a short word as a prefix with a typo', () => {
    expect(searchProducts(products, 'milk')).toEqual([]);
  });

  it('sorts by closeness, stably', () => {
    const both = { ...besan, text: 'For jowar lovers' };
    expect(searchProducts([both, jowar], 'jowar')).toEqual([jowar, both]);
  });

  it('finds a flour by its new words, and not by its old ones', () => {
    const renamed = { ...jowar, name: 'Qovyx Flour' };
    expect(searchProducts([jowar, besan], 'qovyx')).toEqual([]);
    expect(searchProducts([renamed, besan], 'qovyx')).toEqual([renamed]);
    const alsoCalled = { ...besan, searchAlso: ['rijub'] };
    expect(searchProducts([renamed, alsoCalled], 'rijub')).toEqual([alsoCalled]);
    expect(searchProducts([jowar, besan], 'rijub')).toEqual([]);
  });

  it('answers with the products of the list, not with those that the index was built from', () => {
    const dearer = { ...jowar, pricePerKg: 99 };
    expect(searchProducts([{ ...jowar, pricePerKg: 78 }], 'jowar')[0]?.pricePerKg).toBe(78);
    expect(searchProducts([dearer], 'jowar')).toEqual([dearer]);
  });

  it('handles ten thousand products', () => {
    const wide = Array.from({ length: 10_000 }, (_, n) => ({ ...jowar, name: `Jowar ${n}` }));
    expect(searchProducts(wide, 'jowr bhakri pith')).toHaveLength(10_000);
  });

  it('returns all products for an empty search', () => {
    expect(searchProducts(products, ' ')).toEqual(products);
  });

  it('finds nothing for unrelated words', () => {
    expect(searchProducts(products, 'barley')).toEqual([]);
  });
});
