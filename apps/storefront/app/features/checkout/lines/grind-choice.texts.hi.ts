import type * as english from './grind-choice.texts.ts';

export const grindChoiceTexts: typeof english.grindChoiceTexts = {
  gone: (grind) => `“${grind}” अब नहीं पीसते।`,
  choose: (name) => `${name}: कैसा चाहिए, चुनें।`,
  grindOf: (name) => `आटा कैसा चाहिए: ${name}`,
  asMilledNow: 'अब जैसा पीसते हैं',
  remove: (name) => `हटाएँ: ${name}`,
};
