import type * as english from './upi.texts.ts';

export const upiTexts: typeof english.upiTexts = {
  openApp: (amount) => `UPI ऐप खोलें, ${amount}`,
  payNow: (amount) => `UPI से पैसे दें, ${amount}`,
  scan: 'किसी भी UPI ऐप से स्कैन करें',
  codeAlt: (amount, upiId, orderId) => `QR कोड: ${upiId} को ${amount}, ऑर्डर ${orderId}`,
  noteOf: (orderId) => `ऑर्डर ${orderId}`,
  asYouLike: 'अभी UPI से दें या दरवाजे पर नकद, जैसा ठीक लगे।',
  amountToPay: 'कुल देना है',
};
