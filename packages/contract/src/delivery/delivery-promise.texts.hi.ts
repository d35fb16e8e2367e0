import type * as english from './delivery-promise.texts.ts';

export const promiseTexts: typeof english.promiseTexts = {
  title: 'होम डिलीवरी',
  charge: (charge) => `डिलीवरी ${charge}`,
  chargeUntil: (charge, freeFrom) => `डिलीवरी ${charge}, ${freeFrom} से मुफ्त`,
  free: 'डिलीवरी मुफ्त',
  more: (amount) => `${amount} का और लें तो डिलीवरी मुफ्त`,
  freeFrom: (amount) => `${amount} से मुफ्त`,
  place: (area, pincode) => `${area}, ${pincode}`,
  chargeTo: (area) => `डिलीवरी, ${area}`,
  noCharge: 'मुफ्त',
  amountToPay: 'कुल देना है',
  cutOff: (time) => `आज ${time} से पहले ऑर्डर करने पर`,
  orderBefore: (time, weekday) => `${weekday} के लिए आज ${time} से पहले ऑर्डर करें।`,
  wrong: 'पिनकोड 6 अंकों का होता है',
  unknown: (pincode) => `${pincode} पर हम अभी डिलीवरी नहीं देते।`,
  smallest: (amount) => `डिलीवरी के लिए कम से कम ऑर्डर: ${amount}।`,
  addMore: (amount) => `${amount} का आटा और लें, तो घर तक पहुँचाएँगे।`,
  noAnswer: 'दिन पता नहीं चल पाया। फिर भी ऑर्डर कर सकते हैं; ऑर्डर से पहले दिन दिखाएँगे।',
  allFull: 'आने वाले सभी दिनों में जगह नहीं है।',
  call: { before: '', after: ' पर फोन करें: कभी-कभी इंतजाम हो जाता है।' },
  stop: '।',
};
