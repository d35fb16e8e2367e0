import { clientTexts } from '@dalan/contract/client.texts.mr';
import type * as english from './busy-page.texts.ts';

export const busyPageTexts: typeof english.busyPageTexts = {
  title: 'दुकानात गर्दी आहे',
  refusal: clientTexts.refusal,
  tryAgain: 'पुन्हा प्रयत्न करा',
  flours: 'सगळी पिठे पाहा',
  or: 'किंवा',
  home: 'मुख्यपानावर जा',
  end: '.',
};
