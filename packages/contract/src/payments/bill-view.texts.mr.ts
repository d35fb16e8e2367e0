import type * as english from './bill-view.texts.ts';
import { days } from '../language/days.texts.mr.ts';

export const billTexts: typeof english.billTexts = {
  language: 'mr',
  print: 'प्रिंट करा',
  cancelled: 'रद्द. बिल झाल्यावर ही ऑर्डर रद्द झाली किंवा परत आली.',
  nothingLeft: 'आता काही बाकी नाही.',
  paid: 'पैसे मिळाले.',
  received: (amount, methods, at) => {
    const words = { cash: 'रोख', UPI: 'UPI ने', other: '' };
    const known = methods.map((method) => words[method]).filter(Boolean);
    const how = [`${amount} मिळाले`, known.join(' आणि '), at && days.formatDate(at)];
    return `${how.filter(Boolean).join(', ')}.`;
  },
  stillToPay: (amount) => `बाकी: ${amount}`,
  onAccount: (amount) => `उधारीवर: ${amount}`,
  givenBack: (amount) => `परत दिले ${amount}.`,
  taxable: (amount) => `करपात्र ${amount}`,
  placeOfSupply: (state) => `पुरवठ्याचे ठिकाण: ${state.replace('Maharashtra', 'महाराष्ट्र')}`,
  phone: (phone) => `फोन ${phone}`,
  licence: (number) => `FSSAI परवाना क्र. ${number}`,
  taxesIncluded: 'किमती सर्व करांसह आहेत.',
  noSignature: 'हे बिल संगणकावर तयार केले आहे; सही लागत नाही.',
  complaints: 'तक्रार: “संपर्क” मध्ये दिलेले तक्रार निवारण अधिकारी 48 तासांत उत्तर देतात.',
};
