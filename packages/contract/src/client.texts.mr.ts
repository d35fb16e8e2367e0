import type * as english from './client.texts.ts';
import { waitOf } from './errors.ts';
import { formatRupees as rupees } from './money/money.ts';
import { plural } from './language/plural.ts';
import { screenTexts } from './pages/screens.texts.mr.ts';
import { refusalText } from './refusal-text.ts';
import type { RefusalTexts } from './refusal-text.ts';

const texts: RefusalTexts = {
  INVALID_INPUT: 'लिहिलेले तपासून पुन्हा प्रयत्न करा.',
  INVALID_CREDENTIALS: 'ईमेल किंवा पासवर्ड चुकला आहे',
  NOT_LOGGED_IN: 'पुढे जाण्यासाठी लॉग इन करा.',
  FORBIDDEN: 'हे करण्याची परवानगी नाही.',
  PROOF_REQUIRED: 'आधी पासवर्ड लिहा. काहीही बदललेले नाही.',
  CROSS_SITE: 'ही विनंती दुसऱ्या साइटवरून आली, म्हणून नाकारली.',
  NOT_FOUND: 'तुम्ही मागितलेले सापडले नाही.',
  EMAIL_TAKEN: 'या ईमेलचे खाते आधीच आहे. लॉग इन करा.',
  PRICE_CHANGED: 'भाव बदलला आहे. ऑर्डर एकदा पाहा आणि पुन्हा द्या.',
  OUT_OF_STOCK: 'एवढे पीठ सध्या शिल्लक नाही. ऑर्डर एकदा पाहा आणि पुन्हा द्या.',
  GRIND_NOT_SOLD: 'निवडलेले पीठ आता तसे दळत नाही. कसे हवे ते पुन्हा निवडा.',
  PRODUCT_NOT_SOLD: 'यातले एक पीठ सध्या मिळत नाही. ऑर्डर एकदा पाहा आणि पुन्हा द्या.',
  ORDER_NOT_CANCELLABLE: ({ phone }) =>
    `ऑर्डर पुढे गेली आहे, त्यामुळे इथून रद्द होणार नाही. ${callUs(phone)}`,
  BILL_NOT_YET: 'या ऑर्डरचे बिल अजून झालेले नाही.',
  CHARGE_CHANGED: ({ delivery }) =>
    `डिलिव्हरी चार्ज आता ${rupees(delivery?.charge ?? 0)} आहे. ऑर्डर एकदा पाहा आणि पुन्हा द्या.`,
  DAY_FULL: 'या दिवशी आता जागा नाही. दुसरा दिवस निवडा.',
  PINCODE_UNKNOWN: ({ phone }) => `या पिनकोडला आम्ही अजून डिलिव्हरी देत नाही. ${callUs(phone)}`,
  ORDER_TOO_SMALL: ({ delivery }) =>
    `डिलिव्हरीसाठी किमान ऑर्डर: ${rupees(delivery?.smallestOrder ?? 0)}. आणखी पीठ घ्या.`,
  PAYMENT_REFUSED: 'या ऑर्डरचे काही पैसे बाकी नाहीत.',
  LINK_ENDED: 'ही लिंक आता चालत नाही',
  BODY_TOO_LARGE: 'पाठवलेले फार मोठे आहे.',
  UNSUPPORTED_TYPE: 'अशा प्रकारची माहिती इथे चालत नाही.',
  KEY_REUSED: 'ही ऑर्डर आधी वेगळ्या यादीसह पाठवली होती. पान पुन्हा उघडा.',
  TOO_MANY_REQUESTS: ({ retryAfterSeconds }) =>
    `खूप वेळा प्रयत्न झाला. ${after(retryAfterSeconds)} पुन्हा करा.`,
  ORDER_LIMIT: ({ phone }) =>
    `या खात्यावरून किंवा नंबरवरून सध्या आणखी ऑर्डर घेता येत नाही. थोड्या वेळाने प्रयत्न करा. ${callUs(phone)}`,
  INTERNAL: screenTexts.internal,
  UNAVAILABLE: 'दुकानात सध्या गर्दी आहे. काही सेकंदांनी पुन्हा प्रयत्न करा.',
};

const units = {
  second: { one: 'सेकंदाने', other: 'सेकंदांनी' },
  minute: { one: 'मिनिटाने', other: 'मिनिटांनी' },
  hour: { one: 'तासाने', other: 'तासांनी' },
};

function after(seconds = 1): string {
  const { count, unit } = waitOf(seconds);
  return `${count} ${plural('mr', count, units[unit])}`;
}

function callUs(phone = ''): string {
  return phone === '' ? 'फोन करा.' : `${phone} वर फोन करा.`;
}

export const clientTexts: typeof english.clientTexts = {
  noReason: () => screenTexts.internal,
  noAnswer: 'उत्तर आले नाही. इंटरनेट तपासा.',
  refusal: (answer) => refusalText(texts, answer),
};
