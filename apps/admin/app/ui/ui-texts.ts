import { textsIn } from '../lib/language/spoken.ts';

const english = {
  retry: 'Retry',
  close: 'Close',
  cancel: 'Cancel',
  keepOrder: 'Keep order',
  later: 'Later',
  undo: 'Undo',
  discard: {
    title: 'Discard changes?',
    text: 'What you typed here is not saved.',
    keep: 'Keep editing',
    discard: 'Discard',
  },
};

/** Texts of dialogs, toasts and lists. */
export const uiTexts: typeof english = textsIn(english, {
  mr: async () => (await import('./ui-texts.mr.ts')).uiTexts,
  hi: async () => (await import('./ui-texts.hi.ts')).uiTexts,
});
