import type * as english from './upi.texts.ts';

export const upiTexts: typeof english.upiTexts = {
  openApp: (amount) => `UPI ॲप उघडा, ${amount}`,
  payNow: (amount) => `UPI ने पैसे द्या, ${amount}`,
  scan: 'कोणत्याही UPI ॲपने स्कॅन करा',
  codeAlt: (amount, upiId, orderId) => `QR कोड: ${upiId} ला ${amount}, ऑर्डर ${orderId}`,
  noteOf: (orderId) => `ऑर्डर ${orderId}`,
  asYouLike: 'आत्ता UPI ने द्या किंवा दारात रोख द्या, जसे सोयीचे वाटेल तसे.',
  amountToPay: 'द्यायची रक्कम',
};
