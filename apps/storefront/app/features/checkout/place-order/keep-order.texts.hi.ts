import type * as english from './keep-order.texts.ts';

export const keepTexts: typeof english.keepTexts = {
  keep: 'ऑर्डर फोन पर रखें',
  note: 'इंटरनेट नहीं है। इंटरनेट आने पर “ऑर्डर भेजें” दबाने तक कुछ नहीं जाएगा।',
};
