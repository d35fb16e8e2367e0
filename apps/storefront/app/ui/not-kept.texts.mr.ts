import type * as english from './not-kept.texts.ts';

export const notKeptTexts: typeof english.notKeptTexts = {
  title: 'हे पान अजून फोनवर नाही',
  text: 'एकदा इंटरनेट लागेल.',
  action: 'पिठे पाहा',
};
