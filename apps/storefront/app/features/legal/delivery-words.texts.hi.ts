import type * as english from './delivery-words.texts.ts';

const list = new Intl.ListFormat('hi-IN', { type: 'conjunction' });

export const deliveryWordsTexts: typeof english.deliveryWordsTexts = {
  inCity: (city) => `डिलीवरी का शहर: ${city}।`,
  cutOff: (time) =>
    `${time} से पहले का ऑर्डर अगले कामकाजी दिन आता है, बाद का उसके अगले दिन। ऑर्डर से पहले दिन दिखता है।`,
  freeFrom: (amount) => `${amount} से मुफ्त।`,
  smallestOrder: (amount) => `कम से कम ऑर्डर ${amount}।`,
  closedOn: (weekdays) => `छुट्टी: ${list.format(weekdays)}।`,
};
