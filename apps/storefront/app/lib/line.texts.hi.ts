import type * as english from './line.texts.ts';

export const lineTexts: typeof english.lineTexts = {
  decrease: (name, step) => `${step} कम करें: ${name}`,
  increase: (name, step) => `${step} बढ़ाएँ: ${name}`,
  quantity: (name) => `कितने किलो: ${name}`,
  weight: (name) => `कितना चाहिए: ${name}`,
  remove: 'हटाएँ',
  removeName: (name) => `: ${name}`,
  removed: (name) => `${name}: हटा दिया।`,
};
