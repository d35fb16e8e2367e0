import type * as english from './passwords.texts.ts';

const LOST_PHONE = 'फोन खो गया? हर जगह से लॉग आउट करें और नया पासवर्ड रखें।';

export const passwordTexts: typeof english.passwordTexts = {
  forgotten: 'पासवर्ड भूल गए?',
  forgottenTitle: 'पासवर्ड भूल गए?',
  forgottenLead: 'अपना ईमेल दें। नया पासवर्ड रखने का लिंक भेजते हैं।',
  send: 'लिंक भेजें',
  sending: 'भेज रहे हैं…',
  sentTitle: 'अपना ईमेल देखें',
  sent: {
    before: 'अगर ',
    after: ' का हमारे यहाँ खाता है, तो लिंक भेज दिया है। यह एक ही बार और 30 मिनट तक चलता है।',
  },
  sentHelp: {
    before: 'थोड़ी देर में न आए तो स्पैम में देखें, या ',
    after: ' पर फोन करें।',
  },
  sendAgain: 'फिर भेजें',
  sendAgainIn: (seconds) => `${seconds} सेकंड में फिर भेजें`,
  newTitle: 'नया पासवर्ड रखें',
  newFor: { before: '', after: ' के लिए। बाकी सभी फोन पर लॉग आउट हो जाएगा।' },
  newPassword: 'नया पासवर्ड',
  onceMore: 'एक बार फिर',
  hint: 'कम से कम 6 अक्षर। छोटा वाक्य याद रखना आसान है।',
  shortHint: 'कम से कम 6 अक्षर',
  save: 'सेव करें और लॉग इन करें',
  saving: 'सेव हो रहा है…',
  saved: 'नया पासवर्ड सेव हो गया।',
  expiredTitle: 'यह लिंक अब नहीं चलता',
  expired: 'यह इस्तेमाल हो चुका या 30 मिनट हो गए। पुराना पासवर्ड अब भी चलता है।',
  sendNew: 'नया लिंक भेजें',
  checkingLink: 'लिंक जाँच रहे हैं',
  backToLogIn: 'लॉग इन पर वापस',

  change: 'पासवर्ड बदलें',
  changeNote: 'पासवर्ड बदलने पर बाकी फोन पर लॉग आउट हो जाता है।',
  present: 'अभी का पासवर्ड',
  presentWrong: 'अभी का पासवर्ड गलत है',
  changed: 'पासवर्ड बदल गया। बाकी फोन पर लॉग आउट हो गया।',
  notChanged: 'पासवर्ड नहीं बदला। फिर कोशिश करें।',

  devicesTitle: 'पासवर्ड और फोन',
  devices: (count) => `आप ${count} जगह लॉग इन हैं। ${LOST_PHONE}`,
  lostPhone: LOST_PHONE,
  logOutEverywhere: 'हर जगह से लॉग आउट करें',
  loggingOut: 'लॉग आउट हो रहा है…',
  logOutEverywhereQuestion: 'इस फोन समेत हर जगह से लॉग आउट करना है?',
  cartStays: 'कार्ट का सामान इस फोन पर रहेगा।',
  loggedOutEverywhere: 'हर जगह से लॉग आउट हो गया।',

  confirmNote: 'अपना ईमेल पक्का करें। तब तक सिर्फ पहले ऑर्डर के बारे में ईमेल भेजेंगे।',
  confirmAfterOrder:
    'आपका ईमेल अभी पक्का नहीं हुआ है। हमारे भेजे लिंक को दबाएँ: तब तक ऑर्डर के बारे में दूसरा ईमेल नहीं आएगा।',
  confirmSend: 'लिंक फिर भेजें',
  confirmSent: 'आपके ईमेल पर लिंक भेज दिया है।',
  confirmTitle: 'अपना ईमेल पक्का करें',
  confirmLead: 'एक टैप करें, फिर ऑर्डर के बारे में ईमेल भेजेंगे।',
  confirm: 'मेरा ईमेल पक्का करें',
  confirming: 'पक्का हो रहा है…',
  confirmed: 'आपका ईमेल पक्का हो गया।',
  confirmEnded: 'यह दूसरे ईमेल का है, या 7 दिन हो गए। लॉग इन करें और “मेरा खाता” से नया लिंक भेजें।',
};
