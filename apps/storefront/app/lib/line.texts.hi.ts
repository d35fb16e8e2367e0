import type * as english from './line.texts.ts';

export const lineTexts: typeof english.lineTexts = {
  decrease: (name) => `1 किलो कम करें: ${name}`,
  increase: (name) => `1 किलो बढ़ाएँ: ${name}`,
  quantity: (name) => `कितने किलो: ${name}`,
  remove: 'हटाएँ',
  removeName: (name) => `: ${name}`,
  removed: (name) => `${name}: हटा दिया।`,
};
