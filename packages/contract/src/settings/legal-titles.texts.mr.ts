import type * as english from './legal-titles.texts.ts';

export const legalTitles: typeof english.legalTitles = {
  deliveryAndRefunds: 'डिलिव्हरी आणि परतावा',
  terms: 'नियम आणि अटी',
  privacy: 'तुमच्या माहितीची काळजी',
  accessibility: 'सर्वांसाठी सुलभता',
};
