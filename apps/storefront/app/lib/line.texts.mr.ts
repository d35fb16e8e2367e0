import type * as english from './line.texts.ts';

export const lineTexts: typeof english.lineTexts = {
  decrease: (name) => `1 किलो कमी करा: ${name}`,
  increase: (name) => `1 किलो वाढवा: ${name}`,
  quantity: (name) => `किती किलो: ${name}`,
  remove: 'काढा',
  removeName: (name) => `: ${name}`,
  removed: (name) => `${name}: काढून टाकले.`,
};
