import type * as english from './account-mail.texts.ts';

export const accountMailTexts: typeof english.accountMailTexts = {
  subject: (heading, shop) => `${heading} · ${shop}`,
  resetPassword: {
    heading: 'नया पासवर्ड रखें',
    lead: 'इस ईमेल के लिए नया पासवर्ड माँगा गया है; हम मानते हैं कि आपने ही माँगा।',
    action: 'नया पासवर्ड रखें',
    ends: (moment) => `यह लिंक एक ही बार चलता है, ${moment} तक।`,
    notYou: {
      question: 'आपने नहीं माँगा?',
      answer: 'तो कुछ न करें: पासवर्ड वैसा ही रहेगा। चक्की से कोई भी आपका पासवर्ड कभी नहीं पूछता।',
    },
  },
  confirmEmail: {
    heading: 'अपना ईमेल पक्का करें',
    lead: 'इस ईमेल से खाता खोला गया है; हम मानते हैं कि आपने ही खोला। यह ईमेल आपका ही है, यह पक्का करें, तो ऑर्डर के बारे में इसी पर बताएँगे।',
    action: 'ईमेल पक्का करें',
    ends: (moment) => `यह लिंक ${moment} तक चलता है।`,
    notYou: {
      question: 'आपने नहीं खोला?',
      answer:
        'तो कुछ न करें: इस ईमेल पर और कुछ नहीं भेजेंगे। यह खाता अपने पास लेना हो, तो लॉग इन में “पासवर्ड भूल गए?” चुनें।',
    },
  },
  notices: {
    'password-changed': {
      heading: 'आपका पासवर्ड बदला गया',
      lead: (moment) => `${moment} को आपका पासवर्ड बदला गया।`,
      notYou: {
        question: 'आपने नहीं बदला?',
        answer: (phone) => `तुरंत ${phone} पर फोन करें।`,
      },
    },
    'email-changed': {
      heading: 'आपका ईमेल बदला गया',
      lead: (moment) => `${moment} को आपके खाते का ईमेल बदला गया। अब से नए ईमेल पर बताएँगे।`,
      notYou: {
        question: 'आपने नहीं बदला?',
        answer: (phone) => `तुरंत ${phone} पर फोन करें।`,
      },
    },
  },
};
