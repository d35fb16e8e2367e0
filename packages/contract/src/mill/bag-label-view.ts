import { lineNameIn, nameWithGrind } from '../catalog/grinds.ts';
import type { LabelFacts } from '../catalog/label-facts.ts';
import { readablePhone } from '../contact/contact-details.ts';
import { days } from '../language/days.texts.ts';
import type { Language } from '../language/languages.ts';
import { formatRupees } from '../money/money.ts';
import { formatKg } from '../money/weight.ts';
import type { BagToLabel, LabelledFlour, Packer } from './bag-labels.ts';
import { labelCaptions as english } from './bag-label.texts.ts';
import { labelCaptions as hindi } from './bag-label.texts.hi.ts';
import { labelCaptions as marathi } from './bag-label.texts.mr.ts';

/** The law asks for English or Hindi, so these words and the facts of the flour are in English. */
export const labelWords = {
  ...english,
  mrp: 'MRP, incl. of all taxes',
  pricePerKg: 'Price per kg',
  perKg: (price: string) => `${price} per kg`,
  batch: 'Batch',
  ingredients: 'Ingredients:',
  origin: 'Country of origin:',
  packedBy: 'Packed by:',
  care: 'Care:',
  licence: 'Lic. No.',
  vegetarian: 'Vegetarian',
  missing: 'missing',
} as const;

const glutenWords = {
  contains: 'Contains gluten.',
  sameStone: 'No gluten in the grain. Milled on the same stone as wheat.',
  none: 'No gluten in the grain.',
};

const captions: Record<Language, typeof english | undefined> = {
  en: undefined,
  mr: marathi,
  hi: hindi,
};

/** What a label says, in words. An empty text is a fact that is not known. */
export type BagLabelView = {
  /** The name in the customer's language, and the English one below it unless they are the same. */
  name: { text: string; lang: Language };
  english: string;
  captions: (typeof english & { lang: Language }) | undefined;
  netWeight: string;
  price: string;
  pricePerKg: string;
  milledOn: string;
  bestBefore: string;
  batch: string;
  ingredients: string;
  /** A flour of one grain is named by it, so only a blend must say its ingredients. */
  needsIngredients: boolean;
  gluten: string;
  storage: string;
  origin: string;
  isVegetarian: boolean | undefined;
  packer: string;
  phone: string;
  email: string;
  licence: string;
};

export function bagLabelView(
  bag: BagToLabel,
  { facts, missing }: Pick<LabelledFlour, 'facts' | 'missing'>,
  packer: Packer,
): BagLabelView {
  const name = lineNameIn(bag, bag.grind, bag.language);
  const inEnglish = nameWithGrind(bag.name, bag.grind, 'en');
  const own = captions[bag.language];
  return {
    name,
    english: name.text === inEnglish ? '' : inEnglish,
    captions: own && { ...own, lang: bag.language },
    netWeight: formatKg(bag.kg),
    price: formatRupees(bag.price),
    pricePerKg: formatRupees(bag.pricePerKg),
    milledOn: dateOf(bag.batch?.milledOn ?? null),
    bestBefore: dateOf(bag.batch?.bestBefore ?? null),
    batch: bag.batch?.number ?? '',
    ingredients: asSentence(facts.ingredients),
    needsIngredients: missing.includes('ingredients'),
    gluten: glutenOf(facts),
    storage: asSentence(facts.storage),
    origin: facts.origin === undefined ? '' : `Product of ${facts.origin}.`,
    isVegetarian: facts.isVegetarian,
    packer: [packer.name, packer.address].filter(Boolean).join(', '),
    phone: readablePhone(packer.phone),
    email: packer.email,
    licence: packer.fssaiLicence,
  };
}

/** `17 Nov 2026`. */
function dateOf(day: string | null): string {
  return day === null ? '' : `${days.dayParts(day).date} ${day.slice(0, 4)}`;
}

function glutenOf({ hasGluten, isMilledWithWheat }: LabelFacts): string {
  if (hasGluten === undefined) return '';
  if (hasGluten) return glutenWords.contains;
  return isMilledWithWheat ? glutenWords.sameStone : glutenWords.none;
}

function asSentence(words = ''): string {
  return words === '' || /[.!?]$/.test(words) ? words : `${words}.`;
}
