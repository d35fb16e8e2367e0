import { hourInWords } from '../language/hour-in-words.ts';
import type * as english from './shop.texts.ts';

export const promises: typeof english.promises = {
  fastDelivery: '24 तासांत तुमच्या दारात.',
  detailShipping: 'मोफत डिलिव्हरी, 3-5 कामाच्या दिवसांत घरपोच',
  checkoutShipping: 'नंतर कळवू',
  checkoutShippingNote: 'डिलिव्हरी चार्ज वेगळा लागेल.',
  payment: 'कॅश ऑन डिलिव्हरी',
  delivery: 'कधी येईल आणि किती चार्ज ते सांगतो.',
};

const parts = ['सकाळी', 'दुपारी', 'संध्याकाळी', 'रात्री'] as const;

export function everyDay(from: string, to: string): string {
  return `सोमवार ते रविवार, ${hourInWords(from, parts)} ते ${hourInWords(to, parts)}`;
}
