import type * as english from './ui.texts.ts';

export const uiTexts: typeof english.uiTexts = {
  close: 'बंद करें',
  retry: 'फिर कोशिश करें',
  callOrRetry: {
    before: 'फिर कोशिश करें, या ',
    after: ' पर फोन करें।',
  },
  copy: 'कॉपी करें',
  kg: 'किलो',
};
