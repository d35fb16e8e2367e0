import { hasRoom } from '@dalan/contract/delivery/delivery';
import type { DeliveryAnswer } from '@dalan/contract/delivery/delivery';
import {
  choosableDays,
  dayInSentence,
  promiseInWords,
  promiseSentence,
  promiseTexts,
} from '@dalan/contract/delivery/delivery-promise';

import { readPincode } from './stored-pincode.ts';

export type PromiseWords = {
  /** Undefined until the visitor has given a pincode. */
  sentence: string | undefined;
  /** The earliest day with room, for the slides. */
  day: string | undefined;
};

/** The promise for a visitor who has chosen nothing yet. */
export function promiseWords({ rule, days }: DeliveryAnswer, now: Date): PromiseWords | undefined {
  if (rule === null) return undefined;
  const pincode = readPincode();
  const day = choosableDays(rule, days, now).find((known) => hasRoom(known, 0))?.day;
  const nothing = { totalPaise: 0, kg: 0 };
  const words = pincode && promiseInWords({ rule, days, pincode, now, ...nothing });
  return {
    sentence: words ? promiseSentence(words) : pincode && promiseTexts.unknown(pincode),
    day: day && dayInSentence(day, now),
  };
}
