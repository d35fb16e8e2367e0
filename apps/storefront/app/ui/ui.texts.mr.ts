import type * as english from './ui.texts.ts';

export const uiTexts: typeof english.uiTexts = {
  close: 'बंद करा',
  retry: 'पुन्हा प्रयत्न करा',
  callOrRetry: {
    before: 'पुन्हा प्रयत्न करा, किंवा ',
    after: ' वर फोन करा.',
  },
  copy: 'कॉपी करा',
  kg: 'किलो',
};
