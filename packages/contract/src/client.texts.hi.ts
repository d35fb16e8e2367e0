import type * as english from './client.texts.ts';
import { waitOf } from './errors.ts';
import { formatRupees as rupees } from './money/money.ts';
import { screenTexts } from './pages/screens.texts.hi.ts';
import { refusalText } from './refusal-text.ts';
import type { RefusalTexts } from './refusal-text.ts';

const texts: RefusalTexts = {
  INVALID_INPUT: 'लिखा हुआ जाँचकर फिर कोशिश करें।',
  INVALID_CREDENTIALS: 'ईमेल या पासवर्ड गलत है',
  NOT_LOGGED_IN: 'आगे बढ़ने के लिए लॉग इन करें।',
  FORBIDDEN: 'इसकी अनुमति नहीं है।',
  PROOF_REQUIRED: 'पहले पासवर्ड लिखें। कुछ भी नहीं बदला है।',
  CROSS_SITE: 'यह अनुरोध दूसरी साइट से आया, इसलिए नहीं माना गया।',
  NOT_FOUND: 'आपने जो माँगा, वह नहीं मिला।',
  EMAIL_TAKEN: 'इस ईमेल का खाता पहले से है। लॉग इन करें।',
  PRICE_CHANGED: 'भाव बदल गया है। ऑर्डर एक बार देखें और फिर से करें।',
  OUT_OF_STOCK: 'इतना आटा अभी उपलब्ध नहीं है। ऑर्डर एक बार देखें और फिर से करें।',
  GRIND_NOT_SOLD: 'चुना हुआ आटा अब वैसा नहीं पीसते। कैसा चाहिए, फिर से चुनें।',
  PRODUCT_NOT_SOLD: 'इनमें से एक आटा अभी नहीं मिलता। ऑर्डर एक बार देखें और फिर से करें।',
  ORDER_NOT_CANCELLABLE: ({ phone }) =>
    `ऑर्डर आगे बढ़ चुका है, इसलिए यहाँ से रद्द नहीं होगा। ${callUs(phone)}`,
  BILL_NOT_YET: 'इस ऑर्डर का बिल अभी नहीं बना है।',
  CHARGE_CHANGED: ({ delivery }) =>
    `डिलीवरी चार्ज अब ${rupees(delivery?.charge ?? 0)} है। ऑर्डर एक बार देखें और फिर से करें।`,
  DAY_FULL: 'इस दिन अब जगह नहीं है। दूसरा दिन चुनें।',
  PINCODE_UNKNOWN: ({ phone }) => `इस पिनकोड पर हम अभी डिलीवरी नहीं देते। ${callUs(phone)}`,
  ORDER_TOO_SMALL: ({ delivery }) =>
    `डिलीवरी के लिए कम से कम ऑर्डर: ${rupees(delivery?.smallestOrder ?? 0)}। और आटा लें।`,
  PAYMENT_REFUSED: 'इस ऑर्डर के कोई पैसे बाकी नहीं हैं।',
  LINK_ENDED: 'यह लिंक अब नहीं चलता',
  BODY_TOO_LARGE: 'भेजा हुआ बहुत बड़ा है।',
  UNSUPPORTED_TYPE: 'इस तरह की जानकारी यहाँ नहीं चलती।',
  KEY_REUSED: 'यह ऑर्डर पहले दूसरी सूची के साथ भेजा गया था। पेज फिर से खोलें।',
  TOO_MANY_REQUESTS: ({ retryAfterSeconds }) =>
    `बहुत बार कोशिश हुई। ${after(retryAfterSeconds)} बाद फिर करें।`,
  ORDER_LIMIT: ({ phone }) =>
    `इस खाते या नंबर से अभी और ऑर्डर नहीं ले सकते। थोड़ी देर बाद कोशिश करें। ${callUs(phone)}`,
  INTERNAL: screenTexts.internal,
  UNAVAILABLE: 'दुकान में अभी भीड़ है। कुछ सेकंड बाद फिर कोशिश करें।',
};

const units = { second: 'सेकंड', minute: 'मिनट', hour: 'घंटे' };

function after(seconds = 1): string {
  const { count, unit } = waitOf(seconds);
  return `${count} ${units[unit]}`;
}

function callUs(phone = ''): string {
  return phone === '' ? 'फोन करें।' : `${phone} पर फोन करें।`;
}

export const clientTexts: typeof english.clientTexts = {
  noReason: () => screenTexts.internal,
  noAnswer: 'जवाब नहीं आया। इंटरनेट जाँचें।',
  refusal: (answer) => refusalText(texts, answer),
};
