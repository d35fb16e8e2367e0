import { stepOf } from './grinds.ts';
import { MAX_PRICE_PAISE, isWholePaise, rupeesToPaise } from '../money/money.ts';
import { floorToStep } from '../orders/quantities.ts';
import { checkLine, checkOptionalLine, checkParagraph } from '../text/text.ts';

export { productTexts } from './catalog.texts.ts';
export type { NewProduct, Picture, Product, ProductChange } from './catalog.schema.ts';

export const productLimits = {
  nameMax: 120,
  categoryMax: 60,
  textMax: 160,
  descriptionMax: 4000,
  searchAlsoMax: 20,
  searchWordMax: 60,
  quantityMaxKg: 100_000,
  shelfLifeMaxDays: 730,
  hsnTypedMax: 20,
  shortCodeTypedMax: 20,
  descriptionCut: 50,
} as const;

/** The audit log has the values of these columns before and after a change. */
export const productFigures = [
  'pricePaise',
  'stepGrams',
  'sale',
  'isActive',
  'shelfLifeDays',
  'hsn',
  'gstRate',
  'shortCode',
] as const;
export type ProductFigure = (typeof productFigures)[number];

/** The GST rates of today in per cent. */
export const gstRates = [0, 5, 18, 40] as const;
export type GstRate = (typeof gstRates)[number];
/** A rate until September 2025. A flour that has it keeps it until staff choose another. */
export const ENDED_GST_RATE = 12;

/** The dialog suggests these; staff may type others. */
export const suggestedCategories = [
  'Wheat',
  'Millets',
  'Rice',
  'Pulses',
  'Blends',
  'Fasting',
] as const;
export type SuggestedCategory = (typeof suggestedCategories)[number];

export const productSortFields = ['name', 'pricePerKg', 'createdAt'] as const;
export type ProductSortField = (typeof productSortFields)[number];

export const productFormTexts = {
  nameRequired: 'Name is required',
  priceRequired: 'Price per kg is required',
  priceInvalid: 'Please enter a valid price',
  descriptionRequired: 'Description is required',
  imageRequired: 'Product image is required',
  stockInvalid: 'Please enter whole kilograms from 0 to 1,00,000',
  shelfLifeInvalid: 'Please enter whole days from 1 to 730',
  hsnInvalid: 'An HSN code has 4 to 8 digits',
  gstInvalid: 'Please choose a GST rate of 0, 5, 18 or 40 %',
  gstEnded: '12 % ended in September 2025. Choose the rate of today.',
  gstHint:
    'Pre-packed and labelled flour up to 25 kg is usually 5 %, loose flour usually 0 %. Your accountant confirms.',
  tooManyWords: 'Please use at most 20 words',
  stockChanged: (kg: number) =>
    `The stock changed while this form was open: it is ${kg} kg now. Nothing was saved.`,
} as const;

export function checkProductName(value: string): string | undefined {
  return checkLine(value, productLimits.nameMax, productFormTexts.nameRequired);
}

export function checkProductDescription(value: string): string | undefined {
  return checkParagraph(value, productLimits.descriptionMax, productFormTexts.descriptionRequired);
}

/** Checks a description in another language, which may stay empty. */
export function checkTranslatedDescription(value: string): string | undefined {
  return value.trim() === '' ? undefined : checkProductDescription(value);
}

export function checkProductLine(value: string): string | undefined {
  return checkOptionalLine(value, productLimits.textMax);
}

export function checkSearchWord(value: string): string | undefined {
  return checkOptionalLine(value, productLimits.searchWordMax);
}

/** Splits the comma-separated words of a form field. */
export function searchWordsOf(typed: string): string[] {
  const words = typed.split(',').map((word) => word.trim());
  return [...new Set(words)].filter((word) => word !== '');
}

export function checkSearchWords(typed: string): string | undefined {
  const words = searchWordsOf(typed);
  if (words.length > productLimits.searchAlsoMax) return productFormTexts.tooManyWords;
  return words.map(checkSearchWord).find((problem) => problem !== undefined);
}

/** A price is 0.01 to 10,00,000 rupees. This checks the rounded value that will be stored. */
export function checkPricePerKg(value: number): string | undefined {
  const paise = rupeesToPaise(value);
  const isPrice = isWholePaise(value) && paise >= 1 && paise <= MAX_PRICE_PAISE;
  return isPrice ? undefined : productFormTexts.priceInvalid;
}

/** Checks a form field, whose value is always text. */
export function checkTypedPrice(value: string): string | undefined {
  return value.trim() === '' ? productFormTexts.priceRequired : checkPricePerKg(Number(value));
}

export function checkTypedStock(value: string): string | undefined {
  const isStock = /^\d+$/.test(value.trim()) && Number(value) <= productLimits.quantityMaxKg;
  return isStock ? undefined : productFormTexts.stockInvalid;
}

/** An empty field is valid: the shelf life is then not shown. */
export function checkTypedShelfLife(value: string): string | undefined {
  if (value.trim() === '') return undefined;
  const days = Number(value);
  const isShelfLife = Number.isInteger(days) && days >= 1 && days <= productLimits.shelfLifeMaxDays;
  return isShelfLife ? undefined : productFormTexts.shelfLifeInvalid;
}

/** An empty code is valid: the bill then shows none. */
export function checkHsn(value: string): string | undefined {
  return /^(\d{4,8})?$/.test(value.trim()) ? undefined : productFormTexts.hsnInvalid;
}

export type StockLevel = 'out' | 'low' | 'in';
export const LOW_STOCK_KG = 5;

type StockOfFlour = { quantity: number; stepGrams?: number };

/** What customers can buy: the counter sells by the gram and may leave less than a whole step. */
export function sellableKg(flour: StockOfFlour): number {
  return floorToStep(flour.quantity, stepOf(flour));
}

export function stockLevel(flour: StockOfFlour): StockLevel {
  const kg = sellableKg(flour);
  if (kg === 0) return 'out';
  return kg <= LOW_STOCK_KG ? 'low' : 'in';
}
