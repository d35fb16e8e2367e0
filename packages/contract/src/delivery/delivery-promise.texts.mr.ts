import type * as english from './delivery-promise.texts.ts';

export const promiseTexts: typeof english.promiseTexts = {
  title: 'घरपोच डिलिव्हरी',
  charge: (charge) => `डिलिव्हरी ${charge}`,
  chargeUntil: (charge, freeFrom) => `डिलिव्हरी ${charge}, ${freeFrom} पासून मोफत`,
  free: 'डिलिव्हरी मोफत',
  more: (amount) => `आणखी ${amount} चे घेतल्यास डिलिव्हरी मोफत`,
  freeFrom: (amount) => `${amount} पासून मोफत`,
  place: (area, pincode) => `${area}, ${pincode}`,
  chargeTo: (area) => `डिलिव्हरी, ${area}`,
  noCharge: 'मोफत',
  amountToPay: 'द्यायची रक्कम',
  cutOff: (time) => `आज ${time} च्या आत ऑर्डर दिल्यास`,
  orderBefore: (time, weekday) => `${weekday}ी हवे असल्यास आज ${time} च्या आत ऑर्डर द्या.`,
  wrong: 'पिनकोड 6 अंकी असतो',
  unknown: (pincode) => `${pincode} ला आम्ही अजून डिलिव्हरी देत नाही.`,
  smallest: (amount) => `डिलिव्हरीसाठी किमान ऑर्डर: ${amount}.`,
  addMore: (amount) => `आणखी ${amount} चे पीठ घ्या, म्हणजे घरपोच देऊ.`,
  noAnswer: 'दिवस कळला नाही. तरी ऑर्डर देता येईल; ऑर्डरआधी दिवस दाखवू.',
  allFull: 'पुढच्या सगळ्या दिवसांत जागा नाही.',
  call: { before: '', after: ' वर फोन करा: कधी कधी सोय होते.' },
  stop: '.',
};
