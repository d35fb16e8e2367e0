import type * as english from './accounts.texts.ts';

export const accountLinkTexts: typeof english.accountLinkTexts = {
  logIn: 'लॉग इन',
  register: 'खाता खोलें',
  myOrder: 'मेरा ऑर्डर',
  profile: 'मेरा खाता',
  myOrders: 'मेरे ऑर्डर',
  logOut: 'लॉग आउट',
  loggedOut: 'लॉग आउट हो गया।',
};
