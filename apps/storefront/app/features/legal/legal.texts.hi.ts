import type * as english from './legal.texts.ts';

export const legalPageTexts: typeof english.legalPageTexts = {
  whereAndWhen: 'कहाँ और कब पहुँचाते हैं',
  columns: { area: 'इलाका', pincodes: 'पिनकोड', charge: 'चार्ज' },
  deliveryDescription: 'कहाँ पहुँचाते हैं, कितना चार्ज लगता है, ऑर्डर कैसे रद्द करें और पैसे कब वापस मिलते हैं।',
  termsDescription: 'ऑर्डर करते समय लागू शर्तें: भाव, पैसे, ऑर्डर रद्द करना और शिकायत।',
  accessibilityDescription:
    'यह दुकान कीबोर्ड, स्क्रीन रीडर और बड़े अक्षरों के साथ कैसे चलती है, क्या अभी नहीं चलता, और किसे बताएँ।',
  asOf: (date) => `${date} से लागू`,
};

export const whoWeAreTexts: typeof english.whoWeAreTexts = {
  heading: 'हम कौन हैं',
  name: 'नाम',
  mill: (shop) => `${shop}, आटा चक्की`,
  address: 'पता',
  phone: 'फोन',
  email: 'ईमेल',
  notRegistered: 'पंजीकृत नहीं',
  grievanceOfficer: 'शिकायत निवारण अधिकारी',
  stop: '।',
  complaints: 'शिकायत: 48 घंटे में पावती देते हैं और एक महीने में निपटाते हैं।',
};
