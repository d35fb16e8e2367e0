import type * as english from './keep-order.texts.ts';

export const keepTexts: typeof english.keepTexts = {
  keep: 'ऑर्डर फोनवर ठेवा',
  note: 'इंटरनेट नाही. इंटरनेट आल्यावर “ऑर्डर पाठवा” दाबेपर्यंत काही जाणार नाही.',
};
