import { clientTexts } from '@dalan/contract/client.texts.hi';
import type * as english from './busy-page.texts.ts';

export const busyPageTexts: typeof english.busyPageTexts = {
  title: 'दुकान में भीड़ है',
  refusal: clientTexts.refusal,
  tryAgain: 'फिर कोशिश करें',
  flours: 'सारे आटे देखें',
  or: 'या',
  home: 'होम पर जाएँ',
  end: '।',
};
