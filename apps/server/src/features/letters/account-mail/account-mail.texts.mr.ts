import type * as english from './account-mail.texts.ts';

export const accountMailTexts: typeof english.accountMailTexts = {
  subject: (heading, shop) => `${heading} · ${shop}`,
  resetPassword: {
    heading: 'नवीन पासवर्ड ठेवा',
    lead: 'या ईमेलसाठी नवीन पासवर्ड मागितला आहे; तुम्हीच मागितला असेल असे समजतो.',
    action: 'नवीन पासवर्ड ठेवा',
    ends: (moment) => `ही लिंक एकदाच चालते, ${moment} पर्यंत.`,
    notYou: {
      question: 'तुम्ही मागितला नाही?',
      answer: 'मग काही करू नका: पासवर्ड तसाच राहील. गिरणीतले कोणीही तुमचा पासवर्ड कधी विचारत नाही.',
    },
  },
  confirmEmail: {
    heading: 'तुमचा ईमेल पक्का करा',
    lead: 'या ईमेलने खाते उघडले आहे; तुम्हीच उघडले असेल असे समजतो. हा ईमेल तुमचाच आहे हे पक्के करा, म्हणजे ऑर्डरबद्दल यावर कळवू.',
    action: 'ईमेल पक्का करा',
    ends: (moment) => `ही लिंक ${moment} पर्यंत चालते.`,
    notYou: {
      question: 'तुम्ही उघडले नाही?',
      answer:
        'मग काही करू नका: या ईमेलवर आणखी काही पाठवणार नाही. हे खाते तुमच्याकडे घ्यायचे असेल, तर लॉग इनमध्ये “पासवर्ड विसरलात?” निवडा.',
    },
  },
  notices: {
    'password-changed': {
      heading: 'तुमचा पासवर्ड बदलला',
      lead: (moment) => `${moment} वाजता तुमचा पासवर्ड बदलला.`,
      notYou: {
        question: 'तुम्ही बदलला नाही?',
        answer: (phone) => `लगेच ${phone} वर फोन करा.`,
      },
    },
    'email-changed': {
      heading: 'तुमचा ईमेल बदलला',
      lead: (moment) => `${moment} वाजता तुमच्या खात्याचा ईमेल बदलला. यापुढे नवीन ईमेलवर कळवू.`,
      notYou: {
        question: 'तुम्ही बदलला नाही?',
        answer: (phone) => `लगेच ${phone} वर फोन करा.`,
      },
    },
  },
};
