import type * as english from './product-detail.texts.ts';

export const detailTexts: typeof english.detailTexts = {
  breadcrumb: 'आप यहाँ हैं',
  products: 'आटे',
  quantity: 'कितने किलो?',
  kg: (kg: number) => `${kg} किलो`,
  decrease: '1 किलो कम करें',
  increase: '1 किलो बढ़ाएँ',
  total: 'कुल',
  kgForTotal: (kg: number) => `${kg} किलो, कुल `,
  buyKg: (kg: number, name: string) => `अभी खरीदें: ${name}, ${kg} किलो`,
  payOnDelivery: 'कैश ऑन डिलीवरी: आटा मिलने पर पैसे दें',
  shelfLife: 'कितने दिन चलता है',
  days: (days: number) => `${days} दिन`,
  shareOnWhatsApp: 'WhatsApp पर भेजें',
  share: 'यह आटा दूसरों को बताएँ',
  moreOf: (category: string) => `और आटे: ${category}`,
  more: 'और आटे',
  goBack: 'पीछे जाएँ',
  browse: 'आटे देखें',
};
