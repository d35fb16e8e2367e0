import type * as english from './line.texts.ts';

export const lineTexts: typeof english.lineTexts = {
  decrease: (name, step) => `${step} कमी करा: ${name}`,
  increase: (name, step) => `${step} वाढवा: ${name}`,
  quantity: (name) => `किती किलो: ${name}`,
  weight: (name) => `किती हवे: ${name}`,
  remove: 'काढा',
  removeName: (name) => `: ${name}`,
  removed: (name) => `${name}: काढून टाकले.`,
};
