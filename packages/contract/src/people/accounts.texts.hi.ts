import type * as english from './accounts.texts.ts';
import { contactDetailTexts } from '../contact/contact-details.texts.hi.ts';

export const accountTexts: typeof english.accountTexts = {
  ...contactDetailTexts,
  nameRequired: 'नाम लिखें',
  passwordRequired: 'पासवर्ड लिखें',
  passwordTooShort: 'पासवर्ड कम से कम 6 अक्षरों का हो',
  passwordTooLong: 'पासवर्ड ज्यादा से ज्यादा 128 अक्षरों का हो',
  passwordsDiffer: 'दोनों पासवर्ड एक जैसे नहीं हैं',
  nameAndAddressRequired: 'नाम और पता लिखें',
  wrongCredentials: 'ईमेल या पासवर्ड गलत है',
  emailTaken: 'इस ईमेल का खाता पहले से है। लॉग इन करें।',
  sessionEnded: 'आपका लॉग इन खत्म हो गया है। आगे बढ़ने के लिए फिर लॉग इन करें।',
  logOutFailed: 'लॉग आउट नहीं हुआ। इंटरनेट जाँचकर फिर कोशिश करें।',
};
