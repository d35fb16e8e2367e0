import { days } from '@dalan/contract/language/days.texts.mr';

import type * as english from './repeats.texts.ts';
import { dayOfWeekday } from './weekdays.rules.ts';

/** `मंगळवार` becomes `मंगळवारी`. */
const on = (weekday: number) => `${days.weekdayInFull(dayOfWeekday(weekday))}ी`;

export const repeatTexts: typeof english.repeatTexts = {
  title: 'नेहमीच्या ऑर्डर',
  repeatThis: 'ही ऑर्डर नेहमीची करा',
  howItWorks:
    'दोन दिवस आधी आम्ही ऑर्डर तयार करतो आणि तुम्हाला ईमेल करतो. पैसे नेहमीसारखे द्या. एका टॅपवर सोडा, बदला किंवा बंद करा.',
  howOften: 'किती दिवसांनी?',
  every: { 1: 'दर आठवड्याला', 2: 'दर दोन आठवड्यांनी' },
  whichDay: 'कोणत्या दिवशी?',
  weekday: (weekday) => days.dayParts(dayOfWeekday(weekday)).weekday,
  closed: 'सुट्टी',
  first: (day) => `पहिल्यांदा: ${days.formatDueDay(day)}`,
  price: 'त्या त्या दिवशीचा भाव लागेल, आजचा नाही.',
  start: 'नेहमीची ऑर्डर सुरू करा',
  save: 'जतन करा',
  saving: 'जतन होत आहे…',
  done: (everyWeeks, weekday) =>
    everyWeeks === 1
      ? `झाले. दर ${on(weekday)} आणून देऊ.`
      : `झाले. दर दोन आठवड्यांनी ${on(weekday)} आणून देऊ.`,
  rhythm: (everyWeeks, weekday) =>
    `${everyWeeks === 1 ? 'दर आठवड्याला' : 'दर दोन आठवड्यांनी'}, ${on(weekday)}`,
  item: (weight, name) => `${name} ${weight}`,
  grindOf: (name) => `पीठ कसे हवे: ${name}`,
  next: (day) => `पुढची: ${days.formatDueDay(day)}`,
  skippedDay: (day) => `वगळली: ${days.formatDueDay(day)}`,
  about: (amount) => `आजच्या भावाने अंदाजे ${amount}`,
  withDelivery: ', डिलिव्हरीसह',
  skip: 'या वेळी नको',
  change: 'बदला',
  stop: 'बंद करा',
  stopThis: 'नेहमीची ऑर्डर बंद करा',
  keep: 'राहू द्या',
  undo: 'वगळू नका',
  none: 'नेहमीची ऑर्डर नाही. एखादी ऑर्डर उघडा आणि “ही ऑर्डर नेहमीची करा” दाबा.',
  loadFailed: 'नेहमीच्या ऑर्डर दिसू शकल्या नाहीत.',
  pageTitle: 'तुमची नेहमीची ऑर्डर',
  pageTitleFor: (day) => `तुमची नेहमीची ऑर्डर: ${days.formatDueDay(day)}`,
  made: (id) => `ऑर्डर ${id} तयार आहे.`,
  comes: 'काही करायची गरज नाही, पीठ येईल.',
  order: (id) => `ऑर्डर ${id}`,
  eyebrow: 'दळणाची चिठ्ठी',
  delivery: 'डिलिव्हरी',
  free: 'मोफत',
  givenBack: 'परत दिले',
  amountToPay: 'द्यायची रक्कम',
  until: 'दळण सुरू होईपर्यंत बदल करता येईल.',
  closedDay: (day, other) => `${days.formatDueDay(day)}: सुट्टी आहे, म्हणून ${days.onDay(other)} येईल.`,
  otherDay: (day, other) => `${days.formatDueDay(day)} ऐवजी ${days.onDay(other)} येईल.`,
  skipped: 'वगळली.',
  comesNext: (day) => `पुढची ${days.onDay(day)} येईल.`,
  stopQuestion: 'नेहमीची ऑर्डर बंद करायची?',
  ordersStay: 'तयार झालेल्या ऑर्डर राहतील; त्या वेगळ्या रद्द करता येतील.',
  stopped: 'बंद केली.',
  thanks: 'आतापर्यंतच्या ऑर्डरबद्दल धन्यवाद.',
  milled: 'हे पीठ दळून झाले आहे.',
  pleaseCall: ['', ' वर फोन करा.'],
  short: ': पुरेसे शिल्लक नाही. आम्ही फोन करू.',
  notMade: 'ही ऑर्डर तयार करता आली नाही. आम्ही फोन करू.',
  ended: 'ही लिंक आता चालत नाही',
  endedHelp: 'लॉग इन करा; नेहमीच्या ऑर्डर “माझे खाते” मध्ये दिसतील.',
};
