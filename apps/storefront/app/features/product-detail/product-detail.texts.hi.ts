import type * as english from './product-detail.texts.ts';

export const detailTexts: typeof english.detailTexts = {
  breadcrumb: 'आप यहाँ हैं',
  products: 'आटे',
  withTaxes: 'प्रति किलो अधिकतम खुदरा मूल्य, सभी करों सहित',
  quantity: 'कितने किलो?',
  decrease: '1 किलो कम करें',
  increase: '1 किलो बढ़ाएँ',
  total: 'कुल',
  forTotal: (weight) => `${weight}, कुल `,
  buyWeight: (weight, name) => `अभी खरीदें: ${name}, ${weight}`,
  payOnDelivery: 'कैश ऑन डिलीवरी: आटा मिलने पर पैसे दें',
  milledToOrder: 'ऑर्डर आने पर पीसते हैं। पिसाई की तारीख पैकेट पर होती है।',
  shelfLife: 'कितने दिन चलता है',
  days: (days: number) => `${days} दिन`,
  shareOnWhatsApp: 'WhatsApp पर भेजें',
  share: 'यह आटा दूसरों को बताएँ',
  moreOf: (category: string) => `और आटे: ${category}`,
  more: 'और आटे',
};
