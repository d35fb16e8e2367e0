import type { Product } from '@dalan/contract/catalog/catalog';

import { packFacts } from './pack-facts.rules.ts';
import { packTexts } from './pack.texts.ts';

/** The label facts as schema.org data. Empty for a flour without facts. */
export function labelData(product: Product): object {
  const { label } = product;
  if (label === undefined) return {};
  const facts = packFacts(product).filter(({ term }) => term !== packTexts.origin);
  const property = (name: string, value: string | boolean) => ({
    '@type': 'PropertyValue',
    name,
    value,
  });
  return {
    additionalProperty: [
      ...facts.map(({ term, text }) => property(term, text)),
      ...(label.isVegetarian ? [property(packTexts.vegetarian, true)] : []),
    ],
    ...(label.origin && { countryOfOrigin: { '@type': 'Country', name: label.origin } }),
  };
}
