import type * as english from './grind-choice.texts.ts';

export const grindChoiceTexts: typeof english.grindChoiceTexts = {
  gone: (grind) => `“${grind}” आता दळत नाही.`,
  choose: (name) => `${name}: कसे हवे ते निवडा.`,
  grindOf: (name) => `पीठ कसे हवे: ${name}`,
  asMilledNow: 'आता दळतो तसे',
  remove: (name) => `काढा: ${name}`,
};
