import type { Product } from '@dalan/contract/catalog';
import { plainDigits } from '@dalan/contract/digits';
import { searchProducts } from '@dalan/contract/product-search';

export type QuickAdd = { flour: Product; kg: number };

/** `jo 5`, `ज्वारी ५`, `besan`: a flour and its kilograms, 1 unless told. */
export function readQuickAdd(flours: readonly Product[], typed: string): QuickAdd | undefined {
  const text = plainDigits(typed).trim();
  const [, words = '', kg = ''] = /^(.*?)\s*(\d{1,3})?\s*(?:kg)?$/i.exec(text) ?? [];
  if (words === '') return undefined;
  const [flour] = searchProducts(flours, words);
  return flour && { flour, kg: Math.max(1, Number(kg) || 1) };
}
