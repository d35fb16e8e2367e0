import { daysInWords } from './days-in-words.ts';
import { clockByPart } from './hour-in-words.ts';
import type * as english from './days.texts.ts';

export const days: typeof english.days = daysInWords({
  weekdays: ['रवि', 'सोम', 'मंगळ', 'बुध', 'गुरु', 'शुक्र', 'शनि'],
  weekdaysInFull: ['रविवार', 'सोमवार', 'मंगळवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'],
  months: ['जाने', 'फेब्रु', 'मार्च', 'एप्रि', 'मे', 'जून', 'जुलै', 'ऑग', 'सप्टें', 'ऑक्टो', 'नोव्हें', 'डिसें'],
  monthsInFull: [
    'जानेवारी',
    'फेब्रुवारी',
    'मार्च',
    'एप्रिल',
    'मे',
    'जून',
    'जुलै',
    'ऑगस्ट',
    'सप्टेंबर',
    'ऑक्टोबर',
    'नोव्हेंबर',
    'डिसेंबर',
  ],
  clock: (hour, minutes) => clockByPart(hour, minutes, ['सकाळी', 'दुपारी', 'संध्याकाळी', 'रात्री']),
  time: (clock) => clock,
  hours: (from, to) => `${from} ते ${to}`,
  inFull: (weekday, date) => `${weekday}, ${date}`,
  // सोमवार becomes सोमवारी, and every weekday takes the same ending.
  onDay: ({ weekdayInFull, date }) => `${weekdayInFull}ी, ${date}`,
  tomorrow: (day) => `उद्या, ${day}`,
  tomorrowInSentence: (day) => `उद्या, ${day}`,
});
