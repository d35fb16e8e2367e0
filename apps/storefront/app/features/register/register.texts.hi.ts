import type * as english from './register.texts.ts';

export const registerTexts: typeof english.registerTexts = {
  title: 'खाता खोलें',
  sending: 'खाता खुल रहा है…',
  slogan: 'डिब्बे पर आपका नाम।',
  eyebrow: 'नाम लिखिए, आटा मँगाइए',
  haveAccount: 'खाता है?',
  logIn: 'लॉग इन करें',
  name: 'पूरा नाम',
  phone: 'फोन नंबर',
  email: 'ईमेल पता',
  address: 'पता',
  optional: '(न हो तो भी चलेगा)',
  password: 'पासवर्ड',
  confirmation: 'पासवर्ड फिर लिखें',
  registrationInvalid: 'लिखी हुई जानकारी जाँचें।',
  registrationRefused: 'खाता नहीं खुला। फिर कोशिश करें।',
  registrationFailed: 'दिक्कत आई। फिर कोशिश करें।',
  passwordEasyToGuess: 'यह पासवर्ड आसानी से पहचाना जा सकता है। लंबा पासवर्ड ज्यादा सुरक्षित है।',
  passwordsMatch: 'दोनों पासवर्ड एक जैसे हैं',
  consent: 'खाता खोलने पर आटा पहुँचाने और ऑर्डर के बारे में बताने के लिए यह जानकारी रखने में आपकी सहमति है।',
  privacy: 'आपकी जानकारी की सुरक्षा',
};
