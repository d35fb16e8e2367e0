import type * as english from './log-in.texts.ts';

export const logInTexts: typeof english.logInTexts = {
  title: 'लॉग इन',
  sending: 'लॉग इन होत आहे…',
  slogan: 'तुमचं नेहमीचं पीठ, एका टॅपवर.',
  eyebrow: 'या, बसा',
  newHere: (shop) => `${shop} वर नवीन आहात?`,
  register: 'खाते उघडा',
  email: 'ईमेल',
  password: 'पासवर्ड',
  perKg: 'प्रति किलो',
  logInAddressUnknown: 'लॉग इन सध्या बंद आहे. थोड्या वेळाने प्रयत्न करा.',
  logInUnauthorized: 'ईमेल आणि पासवर्ड तपासा.',
  logInRefused: 'लॉग इन झाले नाही. पुन्हा प्रयत्न करा.',
  logInFailed: 'लॉग इन करताना अडचण आली.',
  registered: 'तुमचे खाते तयार आहे. आता लॉग इन करा.',
  logInToSee: 'हे पीठ पाहण्यासाठी लॉग इन करा.',
  logInToBuy: 'हे पीठ मागवण्यासाठी लॉग इन करा.',
  staffInShop: 'कर्मचाऱ्यांचे खाते पॅनेलमध्येच चालते. खरेदीसाठी ग्राहक म्हणून लॉग इन करा.',
};
