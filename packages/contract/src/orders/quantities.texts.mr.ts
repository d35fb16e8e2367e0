import { formatGrams, formatKg } from '../money/weight.ts';
import type * as english from './quantities.texts.ts';

export const quantityTexts: typeof english.quantityTexts = {
  atMost: (kg: number) => `एका वेळी ${kg} किलोपर्यंत मागवता येते`,
  invalid: '1 ते 100 पर्यंत पूर्ण किलो लिहा',
  bySteps: (grams: number) => `${formatGrams(grams)} च्या पटीत लिहा, 100 किलोपर्यंत`,
  onlyLeft: (kg: number, name: string) => `${name}: फक्त ${formatKg(kg)} शिल्लक`,
};
