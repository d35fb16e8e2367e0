import type * as english from './catalog.texts.ts';
import { plural } from '../language/plural.ts';
import { formatKg } from '../money/weight.ts';

export const productTexts: typeof english.productTexts = {
  noDescription: 'जानकारी नहीं दी गई है',
  notFoundTitle: 'यह आटा नहीं मिला',
  notFound: 'आपने जो आटा खोजा, वह हमारे यहाँ नहीं है।',
  listTitle: 'हमारे आटे',
  listCount: (count: number) =>
    `${count} ${plural('hi', count, { one: 'आटा', other: 'तरह के आटे' })}`,
  listFailed: 'आटों की सूची नहीं आ पाई।',
  listEmpty: 'अभी कोई आटा उपलब्ध नहीं है।',
  noMatch: (sought: string) => `${sought}: ऐसा कोई आटा नहीं मिला।`,
  loadFailed: 'इस आटे की जानकारी नहीं आ पाई।',
  sale: 'छूट',
  outOfStock: 'अभी नहीं है',
  inStock: 'उपलब्ध',
  onSale: 'छूट पर',
  inStockKg: (kg: number) => `उपलब्ध है, ${formatKg(kg)}`,
  fewLeft: (kg: number) => `सिर्फ ${formatKg(kg)} बचा है`,
  tellMeWhenBack: 'आने पर बताएँ',
  whenIsItBack: (name: string) => `नमस्ते, “${name}” फिर आने पर मुझे बताएँ।`,
};
