import type * as english from './accounts.texts.ts';

export const accountLinkTexts: typeof english.accountLinkTexts = {
  logIn: 'लॉग इन',
  register: 'खाते उघडा',
  myOrder: 'माझी ऑर्डर',
  profile: 'माझे खाते',
  myOrders: 'माझ्या ऑर्डर',
  logOut: 'लॉग आउट',
  loggedOut: 'लॉग आउट झाले.',
};
