import type * as english from './bill.texts.ts';

export const billPageTexts: typeof english.billPageTexts = {
  title: 'बिल',
  loading: 'बिल आ रहा है',
  loadFailed: 'बिल नहीं खुल पाया।',
  back: 'ऑर्डर पर वापस',
  flour: 'आटा',
  amount: 'रकम',
};

export const billWords: typeof english.billWords = {
  titles: { 'Tax Invoice': 'टैक्स इनवॉइस', 'Bill of Supply': 'सप्लाई बिल', Bill: 'बिल' },
  labels: {
    'Bill no.': 'बिल नं.',
    Date: 'तारीख',
    Order: 'ऑर्डर',
    'Sold by': 'विक्रेता',
    'Billed to': 'ग्राहक',
    Flour: 'आटा',
    kg: 'किलो',
    Weight: 'वजन',
    'Rate per kg': 'दर, प्रति किलो',
    'Taxable value': 'कर योग्य रकम',
    Amount: 'रकम',
    Delivery: 'डिलीवरी',
    'Round off': 'पूर्णांक अंतर',
    Total: 'कुल',
  },
  totalInWords: 'रकम शब्दों में',
};
