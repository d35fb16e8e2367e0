import type * as english from './delivery-words.texts.ts';

const list = new Intl.ListFormat('mr-IN', { type: 'conjunction' });

export const deliveryWordsTexts: typeof english.deliveryWordsTexts = {
  inCity: (city) => `डिलिव्हरीचे शहर: ${city}.`,
  cutOff: (time) =>
    `${time} च्या आधीची ऑर्डर पुढच्या कामाच्या दिवशी येते, नंतरची त्याच्या पुढच्या दिवशी. ऑर्डर देण्याआधी दिवस दिसतो.`,
  freeFrom: (amount) => `${amount} पासून मोफत.`,
  smallestOrder: (amount) => `किमान ऑर्डर ${amount}.`,
  closedOn: (weekdays) => `सुट्टी: ${list.format(weekdays)}.`,
};
