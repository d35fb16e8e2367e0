import { days as english } from './days.texts.ts';
import { days as hindi } from './days.texts.hi.ts';
import { days as marathi } from './days.texts.mr.ts';
import type { Language } from './languages.ts';
import { SHOP_TIME_ZONE } from './time-zone.ts';

/** All languages at once, for mails and messages. A page loads only its own language. */
const days: Record<Language, typeof english> = { en: english, mr: marathi, hi: hindi };

/** `Tuesday 17 November`, `मंगळवार, 17 नोव्हेंबर`. */
export function formatDay(language: Language, day: string): string {
  return days[language].dayInFull(day);
}

/** `Tue 17 Nov`, `मंगळ 17 नोव्हें`. */
export function formatShortDay(language: Language, day: string): string {
  return days[language].formatDueDay(day);
}

/** `on Tuesday 17 November`, `मंगळवारी, 17 नोव्हेंबर`, `मंगलवार, 17 नवंबर को`. */
export function formatOnDay(language: Language, day: string): string {
  return language === 'en' ? `on ${formatDay('en', day)}` : days[language].onDay(day);
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
export function formatMoment(language: Language, moment: Date): string {
  if (language === 'en') return englishMoment.format(moment);
  return days[language].formatMomentOfYear(moment.toISOString());
}

/** `6:40 PM`, `संध्याकाळी 6:40`. */
export function formatClock(language: Language, moment: Date): string {
  return days[language].formatClock(moment.toISOString());
}
