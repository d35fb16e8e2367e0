import type * as english from './pay.texts.ts';

export const payTexts: typeof english.payTexts = {
  title: 'UPI ने पैसे द्या',
  stillToPay: 'अजून द्यायचे',
  partlyPaid: (paid, open) => `${paid} मिळाले, ${open} बाकी.`,
  showCode: 'दुसऱ्या फोनवरून पैसे देणार? QR कोड पाहा',
  upiId: 'UPI आयडी',
  note: 'नोंद',
  copyUpiId: 'UPI आयडी कॉपी करा',
  upiIdCopied: 'UPI आयडी कॉपी झाला',
  honest:
    'पैसे थेट गिरणीच्या खात्यात जातात. आम्ही खाते पाहून स्वतः खात्री करतो, दुकानाच्या वेळेत त्याच दिवशी. किंवा दारात रोख द्या.',
  havePaid: 'मी पैसे दिले',
  reference: 'UPI संदर्भ क्रमांक',
  optional: '(नसला तरी चालेल)',
  digits: (typed, all) => `${all} पैकी ${typed}`,
  referenceHint: '12 अंक, तुमच्या ॲपमध्ये पेमेंटखाली',
  tell: 'गिरणीला कळवा',
  telling: 'कळवत आहोत…',
  tellFailed: 'कळवता आले नाही. पुन्हा प्रयत्न करा.',
  cancel: 'नको',
  told: 'पैसे दिल्याचे तुम्ही कळवले आहे',
  checking: 'आम्ही खाते पाहत आहोत. तोपर्यंत इथे “बाकी” दिसेल; पुन्हा पैसे द्यायची गरज नाही.',
  toldOn: (moment, reference) =>
    reference === '' ? `${moment} वाजता कळवले` : `${moment} वाजता कळवले, संदर्भ ${reference}`,
  notPaidAfterAll: 'अजून दिले नाहीत? कोड पुन्हा पाहा',
  notFound: 'हे पैसे आम्हाला दिसले नाहीत.',
  callOrCash: { before: '', after: ' वर फोन करा, किंवा दारात रोख द्या.' },
  showAgain: 'कोड पुन्हा पाहा',
  paid: 'पैसे मिळाले. धन्यवाद.',
  received: {
    UPI: (amount, moment) => `UPI ने ${amount}, ${moment}`,
    cash: (amount, moment) => `रोख ${amount}, ${moment}`,
    other: (amount, moment) => `${amount}, ${moment}`,
  },
};
