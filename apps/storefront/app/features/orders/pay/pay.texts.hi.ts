import type * as english from './pay.texts.ts';

export const payTexts: typeof english.payTexts = {
  title: 'UPI से पैसे दें',
  stillToPay: 'अभी देने हैं',
  partlyPaid: (paid, open) => `${paid} मिले, ${open} बाकी।`,
  showCode: 'दूसरे फोन से दे रहे हैं? QR कोड देखें',
  upiId: 'UPI आईडी',
  note: 'नोट',
  copyUpiId: 'UPI आईडी कॉपी करें',
  upiIdCopied: 'UPI आईडी कॉपी हो गया',
  honest:
    'पैसे सीधे चक्की के खाते में जाते हैं। हम खाता देखकर खुद पक्का करते हैं, दुकान के समय में उसी दिन। या दरवाजे पर नकद दें।',
  havePaid: 'मैंने पैसे दे दिए',
  reference: 'UPI रेफरेंस नंबर',
  optional: '(न हो तो भी चलेगा)',
  digits: (typed, all) => `${all} में से ${typed}`,
  referenceHint: '12 अंक, आपके ऐप में पेमेंट के नीचे',
  tell: 'चक्की को बताएँ',
  telling: 'बता रहे हैं…',
  tellFailed: 'बता नहीं पाए। फिर कोशिश करें।',
  cancel: 'रहने दें',
  told: 'आपने बताया कि पैसे दे दिए हैं',
  checking: 'हम खाता देख रहे हैं। तब तक यहाँ “बाकी” दिखेगा; दोबारा पैसे देने की जरूरत नहीं।',
  toldOn: (moment, reference) =>
    reference === '' ? `${moment} को बताया` : `${moment} को बताया, रेफरेंस ${reference}`,
  notPaidAfterAll: 'अभी नहीं दिए? कोड फिर देखें',
  notFound: 'ये पैसे हमें नहीं दिखे।',
  callOrCash: { before: '', after: ' पर फोन करें, या दरवाजे पर नकद दें।' },
  showAgain: 'कोड फिर देखें',
  paid: 'पैसे मिल गए। धन्यवाद।',
  received: {
    UPI: (amount, moment) => `UPI से ${amount}, ${moment}`,
    cash: (amount, moment) => `नकद ${amount}, ${moment}`,
    other: (amount, moment) => `${amount}, ${moment}`,
  },
};
