import type * as english from './legal-titles.texts.ts';

export const legalTitles: typeof english.legalTitles = {
  deliveryAndRefunds: 'डिलीवरी और रिफंड',
  terms: 'नियम और शर्तें',
  privacy: 'आपकी जानकारी की सुरक्षा',
  accessibility: 'सबके लिए सुगमता',
};
