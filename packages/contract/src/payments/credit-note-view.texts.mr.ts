import type * as english from './credit-note-view.texts.ts';

export const creditNoteTexts: typeof english.creditNoteTexts = {
  language: 'mr',
  labels: {
    'Credit note': 'परताव्याची पावती',
    Number: 'क्रमांक',
    Date: 'तारीख',
    'Given by': 'विक्रेता',
    'Given to': 'ग्राहक',
    For: 'कशासाठी',
    Flour: 'पीठ',
    kg: 'किलो',
    Weight: 'वजन',
    'Rate per kg': 'दर, प्रति किलो',
    'Taxable value': 'करपात्र रक्कम',
    Amount: 'रक्कम',
    Delivery: 'डिलिव्हरी',
    'Total of the bill': 'बिलाची रक्कम',
    'Given back before': 'आधी परत दिले',
    'Given back': 'परत दिले',
  },
  ofBill: (number, day) => `बिल ${number}, ${day}`,
  order: (shortId) => `ऑर्डर ${shortId}`,
  reason: (reason, flour) => {
    const fates = {
      'thrown away': ' पीठ फेकून दिले.',
      'back to stock': ' पीठ परत साठ्यात ठेवले.',
    };
    return `कारण: ${reason}.${flour === null ? '' : fates[flour]}`;
  },
  money: (amount, method, { day, by, reference }) => {
    const how = { cash: 'रोख', UPI: 'UPI ने', account: 'उधारीतून कमी केले' }[method];
    const words = [`${amount} ${how}`, reference, day, by].filter((word) => word !== '');
    return `पैसे: ${words.join(', ')}.`;
  },
  noMoney: 'पैसे: परत दिले नाहीत. बाकी रकमेतून कमी केले.',
  rest: (day, amount) => `${day} चे बिल, सर्व परताव्यांनंतर: ${amount}.`,
  forSeller: (name) => `${name} तर्फे`,
  received: 'मिळाले',
};
