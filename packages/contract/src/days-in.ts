import { shopClock, weekdayOf } from './delivery.ts';
import type { Language } from './languages.ts';
import { SHOP_TIME_ZONE } from './time-zone.ts';

/** Days and hours in every language, for mails and messages. A page has only its own language's. */
type Words = {
  /** From Sunday on. */
  weekdays: string[];
  /** In Marathi "on Monday" is one word. */
  onWeekdays: string[];
  months: string[];
};

const weekdaysEn = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const weekdaysMr = 'रविवार सोमवार मंगळवार बुधवार गुरुवार शुक्रवार शनिवार'.split(' ');
const weekdaysHi = 'रविवार सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार'.split(' ');

const words: Record<Language, Words> = {
  en: {
    weekdays: weekdaysEn,
    onWeekdays: weekdaysEn,
    months:
      'January February March April May June July August September October November December'.split(
        ' ',
      ),
  },
  mr: {
    weekdays: weekdaysMr,
    onWeekdays: weekdaysMr.map((weekday) => `${weekday}ी`),
    months:
      'जानेवारी फेब्रुवारी मार्च एप्रिल मे जून जुलै ऑगस्ट सप्टेंबर ऑक्टोबर नोव्हेंबर डिसेंबर'.split(
        ' ',
      ),
  },
  hi: {
    weekdays: weekdaysHi,
    onWeekdays: weekdaysHi,
    months: 'जनवरी फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' '),
  },
};

const shortMonths = {
  mr: 'जाने फेब्रु मार्च एप्रि मे जून जुलै ऑग सप्टें ऑक्टो नोव्हें डिसें'.split(' '),
  hi: 'जन फर मार्च अप्रै मई जून जुल अग सित अक्टू नव दिस'.split(' '),
};

/** From 5:00, 12:00, 16:00 and 19:00 on. */
const partsOfDay = {
  mr: ['सकाळी', 'दुपारी', 'संध्याकाळी', 'रात्री'],
  hi: ['सुबह', 'दोपहर', 'शाम', 'रात'],
};

/** Of `2026-11-17`: `Tuesday`, the same after "on", and `17 November`. */
export function dayWords(language: Language, day: string) {
  const { weekdays, onWeekdays, months } = words[language];
  return {
    weekday: weekdays[weekdayOf(day)] ?? '',
    onWeekday: onWeekdays[weekdayOf(day)] ?? '',
    date: `${Number(day.slice(8))} ${months[monthOf(day)]}`,
  };
}

/** `Tuesday 17 November`, `मंगळवार, 17 नोव्हेंबर`. */
export function dayIn(language: Language, day: string): string {
  const { weekday, date } = dayWords(language, day);
  return language === 'en' ? `${weekday} ${date}` : `${weekday}, ${date}`;
}

/** `on Tuesday 17 November`, `मंगळवारी, 17 नोव्हेंबर`, `मंगलवार, 17 नवंबर को`. */
export function onDayIn(language: Language, day: string): string {
  if (language === 'en') return `on ${dayIn('en', day)}`;
  const { onWeekday, date } = dayWords(language, day);
  return language === 'mr' ? `${onWeekday}, ${date}` : `${onWeekday}, ${date} को`;
}

const englishMoment = new Intl.DateTimeFormat('en-IN', {
  timeZone: SHOP_TIME_ZONE,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** `14 Nov 2026, 6:40 pm`, `14 नोव्हें, संध्याकाळी 6:40`. */
export function momentIn(language: Language, moment: Date): string {
  if (language === 'en') return englishMoment.format(moment);
  const { day, time } = shopClock(moment);
  const date = `${Number(day.slice(8))} ${shortMonths[language][monthOf(day)]}`;
  return `${date}, ${timeIn(language, time)}`;
}

/** Of `18:40`: `6:40 PM`, `संध्याकाळी 6:40`. A full hour has no minutes in Marathi and Hindi. */
export function timeIn(language: Language, time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  const minutes = `:${String(minute).padStart(2, '0')}`;
  if (language === 'en') return `${twelve}${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
  const part = partsOfDay[language][partOfDay(hour)] ?? '';
  return `${part} ${twelve}${minute === 0 ? '' : minutes}`;
}

function partOfDay(hour: number): number {
  if (hour < 5 || hour >= 19) return 3;
  if (hour < 12) return 0;
  return hour < 16 ? 1 : 2;
}

function monthOf(day: string): number {
  return Number(day.slice(5, 7)) - 1;
}
