import type * as english from './log-in.texts.ts';

export const logInTexts: typeof english.logInTexts = {
  title: 'लॉग इन',
  sending: 'लॉग इन हो रहा है…',
  slogan: 'आपका रोज का आटा, एक टैप पर।',
  eyebrow: 'आइए, बैठिए',
  newHere: (shop) => `${shop} पर नए हैं?`,
  register: 'खाता खोलें',
  email: 'ईमेल',
  password: 'पासवर्ड',
  perKg: 'प्रति किलो',
  logInAddressUnknown: 'लॉग इन अभी बंद है। थोड़ी देर बाद कोशिश करें।',
  logInUnauthorized: 'ईमेल और पासवर्ड जाँचें।',
  logInRefused: 'लॉग इन नहीं हुआ। फिर कोशिश करें।',
  logInFailed: 'लॉग इन में दिक्कत आई।',
  registered: 'आपका खाता तैयार है। अब लॉग इन करें।',
  logInToSee: 'यह आटा देखने के लिए लॉग इन करें।',
  logInToBuy: 'यह आटा मँगवाने के लिए लॉग इन करें।',
  staffInShop: 'स्टाफ का खाता पैनल में ही चलता है। खरीदारी के लिए ग्राहक के तौर पर लॉग इन करें।',
};
