import { days } from '@dalan/contract/language/days.texts.hi';

import type * as english from './repeats.texts.ts';
import { dayOfWeekday } from './weekdays.rules.ts';

const on = (weekday: number) => `${days.weekdayInFull(dayOfWeekday(weekday))} को`;

export const repeatTexts: typeof english.repeatTexts = {
  title: 'नियमित ऑर्डर',
  repeatThis: 'इसे नियमित ऑर्डर बनाएँ',
  howItWorks:
    'दो दिन पहले हम ऑर्डर बनाते हैं और आपको ईमेल करते हैं। पैसे हमेशा की तरह दें। एक टैप में छोड़ें, बदलें या बंद करें।',
  howOften: 'कितने दिन में?',
  every: { 1: 'हर हफ्ते', 2: 'हर दो हफ्ते में' },
  whichDay: 'किस दिन?',
  weekday: (weekday) => days.dayParts(dayOfWeekday(weekday)).weekday,
  closed: 'छुट्टी',
  first: (day) => `पहली बार: ${days.formatDueDay(day)}`,
  price: 'उस दिन का भाव लगेगा, आज का नहीं।',
  start: 'नियमित ऑर्डर शुरू करें',
  save: 'सेव करें',
  saving: 'सेव हो रहा है…',
  done: (everyWeeks, weekday) =>
    everyWeeks === 1
      ? `हो गया। हर ${on(weekday)} पहुँचाएँगे।`
      : `हो गया। हर दो हफ्ते में ${on(weekday)} पहुँचाएँगे।`,
  rhythm: (everyWeeks, weekday) => `${everyWeeks === 1 ? 'हर हफ्ते' : 'हर दो हफ्ते में'}, ${on(weekday)}`,
  item: (weight, name) => `${name} ${weight}`,
  grindOf: (name) => `आटा कैसा चाहिए: ${name}`,
  next: (day) => `अगला: ${days.formatDueDay(day)}`,
  skippedDay: (day) => `इस बार नहीं: ${days.formatDueDay(day)}`,
  about: (amount) => `आज के भाव से करीब ${amount}`,
  withDelivery: ', डिलीवरी के साथ',
  skip: 'इस बार नहीं',
  change: 'बदलें',
  stop: 'बंद करें',
  stopThis: 'नियमित ऑर्डर बंद करें',
  keep: 'रहने दें',
  undo: 'वापस लाएँ',
  none: 'कोई नियमित ऑर्डर नहीं। कोई ऑर्डर खोलें और “इसे नियमित ऑर्डर बनाएँ” दबाएँ।',
  loadFailed: 'नियमित ऑर्डर नहीं दिख पाए।',
  pageTitle: 'आपका नियमित ऑर्डर',
  pageTitleFor: (day) => `आपका नियमित ऑर्डर: ${days.formatDueDay(day)}`,
  made: (id) => `ऑर्डर ${id} तैयार है।`,
  comes: 'कुछ करने की जरूरत नहीं, आटा आ जाएगा।',
  order: (id) => `ऑर्डर ${id}`,
  eyebrow: 'पिसाई की पर्ची',
  delivery: 'डिलीवरी',
  free: 'मुफ्त',
  givenBack: 'वापस दिए',
  amountToPay: 'कुल देना है',
  until: 'पिसाई शुरू होने तक बदल सकते हैं।',
  closedDay: (day, other) => `${days.formatDueDay(day)}: छुट्टी है, इसलिए ${days.onDay(other)} आएगा।`,
  otherDay: (day, other) => `${days.formatDueDay(day)} की जगह ${days.onDay(other)} आएगा।`,
  skipped: 'छोड़ दिया।',
  comesNext: (day) => `अगला ${days.onDay(day)} आएगा।`,
  stopQuestion: 'नियमित ऑर्डर बंद करना है?',
  ordersStay: 'बने हुए ऑर्डर रहेंगे; उन्हें अलग से रद्द कर सकते हैं।',
  stopped: 'बंद कर दिया।',
  thanks: 'अब तक के ऑर्डर के लिए धन्यवाद।',
  milled: 'यह आटा पिस चुका है।',
  pleaseCall: ['', ' पर फोन करें।'],
  short: ': इतना नहीं बचा है। हम फोन करेंगे।',
  notMade: 'यह ऑर्डर नहीं बन सका। हम फोन करेंगे।',
  ended: 'यह लिंक अब नहीं चलता',
  endedHelp: 'लॉग इन करें; नियमित ऑर्डर “मेरा खाता” में मिलेंगे।',
};
