import type * as english from './product-detail.texts.ts';

export const detailTexts: typeof english.detailTexts = {
  breadcrumb: 'तुम्ही इथे आहात',
  products: 'पिठे',
  withTaxes: 'प्रति किलो कमाल किरकोळ किंमत, सर्व करांसह',
  quantity: 'किती किलो?',
  decrease: '1 किलो कमी करा',
  increase: '1 किलो वाढवा',
  total: 'एकूण',
  forTotal: (weight) => `${weight}, एकूण `,
  buyWeight: (weight, name) => `लगेच घ्या: ${name}, ${weight}`,
  payOnDelivery: 'कॅश ऑन डिलिव्हरी: पीठ मिळाल्यावर पैसे द्या',
  milledToOrder: 'ऑर्डर आल्यावर दळतो. दळल्याची तारीख पाकिटावर असते.',
  shelfLife: 'किती दिवस टिकते',
  days: (days: number) => `${days} दिवस`,
  shareOnWhatsApp: 'WhatsApp वर पाठवा',
  share: 'हे पीठ इतरांना सुचवा',
  moreOf: (category: string) => `आणखी पिठे: ${category}`,
  more: 'आणखी पिठे',
};
