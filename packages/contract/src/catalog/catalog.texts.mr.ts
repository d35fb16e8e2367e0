import type * as english from './catalog.texts.ts';
import { plural } from '../language/plural.ts';
import { formatKg } from '../money/weight.ts';

export const productTexts: typeof english.productTexts = {
  noDescription: 'माहिती दिलेली नाही',
  notFoundTitle: 'हे पीठ सापडले नाही',
  notFound: 'तुम्ही शोधलेले पीठ आमच्याकडे नाही.',
  listTitle: 'आमची पिठे',
  listCount: (count: number) =>
    `${count} ${plural('mr', count, { one: 'पीठ', other: 'प्रकारची पिठे' })}`,
  listFailed: 'पिठांची यादी आली नाही.',
  listEmpty: 'सध्या एकही पीठ शिल्लक नाही.',
  noMatch: (sought: string) => `${sought}: असे पीठ सापडले नाही.`,
  loadFailed: 'या पिठाची माहिती आली नाही.',
  sale: 'सवलत',
  outOfStock: 'सध्या संपले',
  inStock: 'शिल्लक आहे',
  onSale: 'सवलतीत',
  inStockKg: (kg: number) => `शिल्लक आहे, ${formatKg(kg)}`,
  fewLeft: (kg: number) => `फक्त ${formatKg(kg)} शिल्लक`,
  tellMeWhenBack: 'आल्यावर कळवा',
  whenIsItBack: (name: string) => `नमस्कार, “${name}” पुन्हा आल्यावर मला कळवा.`,
};
