import { expect, it } from 'vitest';

import { shortMoment as english } from './short-moment.texts.ts';
import { shortMoment as hindi } from './short-moment.texts.hi.ts';
import { shortMoment as marathi } from './short-moment.texts.mr.ts';

it.each([
  [
    '2026-11-14T18:40:00+05:30',
    '14 Nov, 6:40 PM',
    '14 नोव्हें, संध्याकाळी 6:40',
    '14 नव, शाम 6:40',
  ],
  ['2026-11-16T09:12:00+05:30', '16 Nov, 9:12 AM', '16 नोव्हें, सकाळी 9:12', '16 नव, सुबह 9:12'],
  ['2026-06-01T12:05:00+05:30', '1 Jun, 12:05 PM', '1 जून, दुपारी 12:05', '1 जून, दोपहर 12:05'],
  ['2026-06-01T00:30:00+05:30', '1 Jun, 12:30 AM', '1 जून, रात्री 12:30', '1 जून, रात 12:30'],
])('the moment %s is written in the words of each language', (at, en, mr, hi) => {
  const moment = Date.parse(at);
  expect([english(moment), marathi(moment), hindi(moment)]).toEqual([en, mr, hi]);
});
