import type * as english from './passwords.texts.ts';
import { plural } from '../language/plural.ts';

const LOST_PHONE = 'फोन हरवला? सगळीकडून लॉग आउट करा आणि नवीन पासवर्ड ठेवा.';

export const passwordTexts: typeof english.passwordTexts = {
  forgotten: 'पासवर्ड विसरलात?',
  forgottenTitle: 'पासवर्ड विसरलात?',
  forgottenLead: 'तुमचा ईमेल द्या. नवीन पासवर्ड ठेवण्याची लिंक पाठवतो.',
  send: 'लिंक पाठवा',
  sending: 'पाठवत आहोत…',
  sentTitle: 'तुमचा ईमेल पाहा',
  sent: {
    before: '',
    after: ' चे आमच्याकडे खाते असेल, तर लिंक निघाली आहे. ती एकदाच आणि 30 मिनिटे चालते.',
  },
  sentHelp: {
    before: 'थोड्या वेळाने आली नाही? स्पॅममध्ये पाहा, किंवा ',
    after: ' वर फोन करा.',
  },
  sendAgain: 'पुन्हा पाठवा',
  sendAgainIn: (seconds) =>
    `${seconds} ${plural('mr', seconds, { one: 'सेकंदाने', other: 'सेकंदांनी' })} पुन्हा पाठवा`,
  newTitle: 'नवीन पासवर्ड ठेवा',
  newFor: { before: '', after: ' साठी. बाकी सगळ्या फोनवर लॉग आउट होईल.' },
  newPassword: 'नवीन पासवर्ड',
  onceMore: 'पुन्हा एकदा',
  hint: 'किमान 6 अक्षरे. छोटे वाक्य लक्षात ठेवायला सोपे.',
  shortHint: 'किमान 6 अक्षरे',
  save: 'जतन करा आणि लॉग इन करा',
  saving: 'जतन होत आहे…',
  saved: 'नवीन पासवर्ड जतन झाला.',
  expiredTitle: 'ही लिंक आता चालत नाही',
  expired: 'ती वापरून झाली किंवा 30 मिनिटे उलटली. जुना पासवर्ड अजून चालतो.',
  sendNew: 'नवीन लिंक पाठवा',
  checkingLink: 'लिंक तपासत आहोत',
  backToLogIn: 'लॉग इनकडे परत',

  change: 'पासवर्ड बदला',
  changeNote: 'पासवर्ड बदलला की बाकी फोनवर लॉग आउट होते.',
  present: 'आत्ताचा पासवर्ड',
  presentWrong: 'आत्ताचा पासवर्ड चुकला आहे',
  changed: 'पासवर्ड बदलला. बाकी फोनवर लॉग आउट झाले.',
  notChanged: 'पासवर्ड बदलला नाही. पुन्हा प्रयत्न करा.',

  devicesTitle: 'पासवर्ड आणि फोन',
  devices: (count) => `तुम्ही ${count} ठिकाणी लॉग इन आहात. ${LOST_PHONE}`,
  lostPhone: LOST_PHONE,
  logOutEverywhere: 'सगळीकडून लॉग आउट करा',
  loggingOut: 'लॉग आउट होत आहे…',
  logOutEverywhereQuestion: 'या फोनसकट सगळीकडून लॉग आउट करायचे?',
  cartStays: 'कार्टमधले पीठ या फोनवर तसेच राहील.',
  loggedOutEverywhere: 'सगळीकडून लॉग आउट झाले.',

  confirmNote: 'तुमचा ईमेल पक्का करा. तोपर्यंत फक्त पहिल्या ऑर्डरबद्दल ईमेल पाठवू.',
  confirmAfterOrder:
    'तुमचा ईमेल अजून पक्का झालेला नाही. आम्ही पाठवलेली लिंक वापरा: तोपर्यंत ऑर्डरबद्दल दुसरा ईमेल येणार नाही.',
  confirmSend: 'लिंक पुन्हा पाठवा',
  confirmSent: 'तुमच्या ईमेलवर लिंक पाठवली आहे.',
  confirmTitle: 'तुमचा ईमेल पक्का करा',
  confirmLead: 'एक टॅप करा, मग ऑर्डरबद्दल ईमेल पाठवू.',
  confirm: 'माझा ईमेल पक्का करा',
  confirming: 'पक्का होत आहे…',
  confirmed: 'तुमचा ईमेल पक्का झाला.',
  confirmEnded: 'ती दुसऱ्या ईमेलची आहे, किंवा 7 दिवस उलटले. लॉग इन करा आणि “माझे खाते” मधून नवीन लिंक पाठवा.',
};
