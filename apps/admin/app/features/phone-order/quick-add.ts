import { plainDigits } from '@dalan/contract/language/digits';

/** `jo 5`, `ज्वारी ५`, `besan`: the words for a flour and its kilograms, 1 unless told. */
export function readQuickAdd(typed: string): { words: string; kg: number } {
  const text = plainDigits(typed).trim();
  const [, words = '', kg = ''] = /^(.*?)\s*(\d{1,3})?\s*(?:kg)?$/i.exec(text) ?? [];
  return { words, kg: Math.max(1, Number(kg) || 1) };
}
