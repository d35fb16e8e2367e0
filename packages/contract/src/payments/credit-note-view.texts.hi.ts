import type * as english from './credit-note-view.texts.ts';

export const creditNoteTexts: typeof english.creditNoteTexts = {
  language: 'hi',
  labels: {
    'Credit note': 'वापसी की रसीद',
    Number: 'नंबर',
    Date: 'तारीख',
    'Given by': 'विक्रेता',
    'Given to': 'ग्राहक',
    For: 'किसके लिए',
    Flour: 'आटा',
    kg: 'किलो',
    Weight: 'वजन',
    'Rate per kg': 'दर, प्रति किलो',
    'Taxable value': 'कर योग्य रकम',
    Amount: 'रकम',
    Delivery: 'डिलीवरी',
    'Total of the bill': 'बिल की रकम',
    'Given back before': 'पहले वापस दिए',
    'Given back': 'वापस दिए',
  },
  ofBill: (number, day) => `बिल ${number}, ${day}`,
  order: (shortId) => `ऑर्डर ${shortId}`,
  reason: (reason, flour) => {
    const fates = {
      'thrown away': ' आटा फेंक दिया।',
      'back to stock': ' आटा वापस स्टॉक में रखा।',
    };
    return `कारण: ${reason}।${flour === null ? '' : fates[flour]}`;
  },
  money: (amount, method, { day, by, reference }) => {
    const how = { cash: 'नकद', UPI: 'UPI से', account: 'उधार से कम किया' }[method];
    const words = [`${amount} ${how}`, reference, day, by].filter((word) => word !== '');
    return `पैसे: ${words.join(', ')}।`;
  },
  noMoney: 'पैसे: वापस नहीं दिए। बाकी रकम से कम किए।',
  rest: (day, amount) => `${day} का बिल, सब वापसी के बाद: ${amount}।`,
  forSeller: (name) => `${name} की ओर से`,
  received: 'मिले',
};
