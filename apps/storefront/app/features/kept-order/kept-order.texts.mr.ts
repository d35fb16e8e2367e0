import { plural } from '@dalan/contract/language/plural';
import type * as english from './kept-order.texts.ts';

export const keptOrderTexts: typeof english.keptOrderTexts = {
  kept: 'ऑर्डर फोनवर ठेवली आहे. अजून पाठवलेली नाही.',
  howToSend: 'इंटरनेट आल्यावर “ऑर्डर पाठवा” दाबा. आपोआप काही जात नाही.',
  networkIsBack: 'इंटरनेट आले. आता ऑर्डर पाठवायची?',
  contents: (weight, flours, amount) =>
    `${weight}, ${flours} ${plural('mr', flours, { one: 'पीठ', other: 'पिठे' })}, ${amount}`,
  keptAt: (moment) => `${moment} वाजता ठेवली`,
  send: 'ऑर्डर पाठवा',
  lookAgain: 'पुन्हा पाहा',
  throwAway: 'टाकून द्या',
};
