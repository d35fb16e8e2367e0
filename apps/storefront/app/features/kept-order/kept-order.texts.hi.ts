import { plural } from '@dalan/contract/language/plural';
import type * as english from './kept-order.texts.ts';

export const keptOrderTexts: typeof english.keptOrderTexts = {
  kept: 'ऑर्डर फोन पर रखा है। अभी भेजा नहीं गया है।',
  howToSend: 'इंटरनेट आने पर “ऑर्डर भेजें” दबाएँ। अपने आप कुछ नहीं जाता।',
  networkIsBack: 'इंटरनेट आ गया। अब ऑर्डर भेजें?',
  contents: (weight, flours, amount) =>
    `${weight}, ${flours} ${plural('hi', flours, { one: 'आटा', other: 'आटे' })}, ${amount}`,
  keptAt: (moment) => `${moment} को रखा`,
  send: 'ऑर्डर भेजें',
  lookAgain: 'फिर देखें',
  throwAway: 'हटा दें',
};
