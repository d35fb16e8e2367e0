import type * as english from './not-kept.texts.ts';

export const notKeptTexts: typeof english.notKeptTexts = {
  title: 'यह पेज अभी फोन पर नहीं है',
  text: 'एक बार इंटरनेट चाहिए।',
  action: 'आटे देखें',
};
