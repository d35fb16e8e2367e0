import type * as english from './product-detail.texts.ts';

export const detailTexts: typeof english.detailTexts = {
  breadcrumb: 'तुम्ही इथे आहात',
  products: 'पिठे',
  quantity: 'किती किलो?',
  kg: (kg: number) => `${kg} किलो`,
  decrease: '1 किलो कमी करा',
  increase: '1 किलो वाढवा',
  total: 'एकूण',
  kgForTotal: (kg: number) => `${kg} किलो, एकूण `,
  buyKg: (kg: number, name: string) => `लगेच घ्या: ${name}, ${kg} किलो`,
  payOnDelivery: 'कॅश ऑन डिलिव्हरी: पीठ मिळाल्यावर पैसे द्या',
  shelfLife: 'किती दिवस टिकते',
  days: (days: number) => `${days} दिवस`,
  shareOnWhatsApp: 'WhatsApp वर पाठवा',
  share: 'हे पीठ इतरांना सुचवा',
  moreOf: (category: string) => `आणखी पिठे: ${category}`,
  more: 'आणखी पिठे',
  goBack: 'मागे जा',
  browse: 'पिठे पाहा',
};
