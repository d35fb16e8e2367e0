import { hourInWords } from '../language/hour-in-words.ts';
import type * as english from './shop.texts.ts';

export const promises: typeof english.promises = {
  fastDelivery: '24 घंटे में आपके दरवाजे पर।',
  detailShipping: 'मुफ्त डिलीवरी, 3-5 कामकाजी दिनों में घर तक',
  checkoutShipping: 'बाद में बताएँगे',
  checkoutShippingNote: 'डिलीवरी चार्ज अलग लगेगा।',
  payment: 'कैश ऑन डिलीवरी',
  delivery: 'कब आएगा और कितना चार्ज, बताते हैं।',
};

const parts = ['सुबह', 'दोपहर', 'शाम', 'रात'] as const;

export function everyDay(from: string, to: string): string {
  return `सोमवार से रविवार, ${hourInWords(from, parts)} से ${hourInWords(to, parts)} बजे तक`;
}
