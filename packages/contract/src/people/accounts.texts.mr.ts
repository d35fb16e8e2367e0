import type * as english from './accounts.texts.ts';
import { contactDetailTexts } from '../contact/contact-details.texts.mr.ts';

export const accountTexts: typeof english.accountTexts = {
  ...contactDetailTexts,
  nameRequired: 'नाव लिहा',
  passwordRequired: 'पासवर्ड लिहा',
  passwordTooShort: 'पासवर्ड किमान 6 अक्षरांचा हवा',
  passwordTooLong: 'पासवर्ड जास्तीत जास्त 128 अक्षरांचा हवा',
  passwordsDiffer: 'दोन्ही पासवर्ड सारखे नाहीत',
  nameAndAddressRequired: 'नाव आणि पत्ता लिहा',
  wrongCredentials: 'ईमेल किंवा पासवर्ड चुकला आहे',
  emailTaken: 'या ईमेलचे खाते आधीच आहे. लॉग इन करा.',
  sessionEnded: 'तुमचे लॉग इन संपले आहे. पुढे जाण्यासाठी पुन्हा लॉग इन करा.',
  logOutFailed: 'लॉग आउट झाले नाही. इंटरनेट तपासून पुन्हा प्रयत्न करा.',
};
