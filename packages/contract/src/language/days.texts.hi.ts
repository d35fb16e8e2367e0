import { daysInWords } from './days-in-words.ts';
import { clockByPart } from './hour-in-words.ts';
import type * as english from './days.texts.ts';

export const days: typeof english.days = daysInWords({
  weekdays: ['रवि', 'सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि'],
  weekdaysInFull: ['रविवार', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'],
  months: ['जन', 'फर', 'मार्च', 'अप्रै', 'मई', 'जून', 'जुल', 'अग', 'सित', 'अक्टू', 'नव', 'दिस'],
  monthsInFull: [
    'जनवरी',
    'फरवरी',
    'मार्च',
    'अप्रैल',
    'मई',
    'जून',
    'जुलाई',
    'अगस्त',
    'सितंबर',
    'अक्टूबर',
    'नवंबर',
    'दिसंबर',
  ],
  clock: (hour, minutes) => clockByPart(hour, minutes, ['सुबह', 'दोपहर', 'शाम', 'रात']),
  time: (clock) => `${clock} बजे`,
  hours: (from, to) => `${from} से ${to} बजे तक`,
  inFull: (weekday, date) => `${weekday}, ${date}`,
  onDay: ({ inFull }) => `${inFull} को`,
  tomorrow: (day) => `कल, ${day}`,
  tomorrowInSentence: (day) => `कल, ${day}`,
});
