import type * as english from './bill.texts.ts';

export const billPageTexts: typeof english.billPageTexts = {
  title: 'बिल',
  loading: 'बिल येत आहे',
  loadFailed: 'बिल उघडता आले नाही.',
  back: 'ऑर्डरकडे परत',
  flour: 'पीठ',
  amount: 'रक्कम',
};

export const billWords: typeof english.billWords = {
  titles: { 'Tax Invoice': 'कर बीजक', 'Bill of Supply': 'पुरवठा बिल', Bill: 'बिल' },
  labels: {
    'Bill no.': 'बिल क्र.',
    Date: 'तारीख',
    Order: 'ऑर्डर',
    'Sold by': 'विक्रेता',
    'Billed to': 'ग्राहक',
    Flour: 'पीठ',
    kg: 'किलो',
    Weight: 'वजन',
    'Rate per kg': 'दर, प्रति किलो',
    'Taxable value': 'करपात्र रक्कम',
    Amount: 'रक्कम',
    Delivery: 'डिलिव्हरी',
    'Round off': 'पूर्णांक फरक',
    Total: 'एकूण',
  },
  totalInWords: 'अक्षरी रक्कम',
};
