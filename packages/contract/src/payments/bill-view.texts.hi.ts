import type * as english from './bill-view.texts.ts';
import { days } from '../language/days.texts.hi.ts';

export const billTexts: typeof english.billTexts = {
  language: 'hi',
  print: 'प्रिंट करें',
  cancelled: 'रद्द। बिल बनने के बाद यह ऑर्डर रद्द हुआ या वापस आया।',
  nothingLeft: 'अब कुछ बाकी नहीं।',
  paid: 'पैसे मिल गए।',
  received: (amount, methods, at) => {
    const words = { cash: 'नकद', UPI: 'UPI से', other: '' };
    const known = methods.map((method) => words[method]).filter(Boolean);
    const how = [`${amount} मिले`, known.join(' और '), at && days.formatDate(at)];
    return `${how.filter(Boolean).join(', ')}।`;
  },
  stillToPay: (amount) => `बाकी: ${amount}`,
  onAccount: (amount) => `उधार पर: ${amount}`,
  givenBack: (amount) => `वापस दिए ${amount}।`,
  taxable: (amount) => `कर योग्य ${amount}`,
  placeOfSupply: (state) => `सप्लाई की जगह: ${state.replace('Maharashtra', 'महाराष्ट्र')}`,
  phone: (phone) => `फोन ${phone}`,
  licence: (number) => `FSSAI लाइसेंस नं. ${number}`,
  taxesIncluded: 'कीमतें सभी करों सहित हैं।',
  noSignature: 'यह बिल कंप्यूटर पर बना है; दस्तखत की जरूरत नहीं।',
  complaints: 'शिकायत: “संपर्क” में दिए गए शिकायत निवारण अधिकारी 48 घंटे में जवाब देते हैं।',
};
