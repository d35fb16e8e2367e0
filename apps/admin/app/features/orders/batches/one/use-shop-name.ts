import type { Language } from '@dalan/contract/language/languages';
import { useShop } from '../../../../lib/api/shop.ts';

/** The shop's name as a text in that language has it. */
export function useShopName(): (language: Language) => string {
  const { name, nameMr } = useShop();
  return (language) => (language === 'en' ? name : nameMr || name);
}
