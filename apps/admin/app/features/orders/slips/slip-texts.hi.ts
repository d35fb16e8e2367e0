import type * as english from './slip-texts.en.ts';

export const slipTexts: typeof english.slipTexts = {
  title: 'पैकिंग पर्चियाँ',
  count: (count) => (count <= 1 ? `${count} पर्ची` : `${count} पर्चियाँ`),
  back: 'ऑर्डर पर वापस',
  print: 'प्रिंट करें',
  none: 'प्रिंट करने को पर्चियाँ नहीं',
  noneHelp: 'पहले ऑर्डर के पेज पर ऑर्डर चुनें।',
  failed: 'पर्चियाँ नहीं आईं।',
  failedHelp: 'इंटरनेट जाँचकर फिर कोशिश करें।',
  withoutSlip: (count) => `${count} ऑर्डर की पर्ची नहीं:`,
  notFound: 'नहीं मिला',
  notMilled: (count) => `इनमें से ${count} ऑर्डर अभी नहीं पिसे।`,
  slip: (id) => `पैकिंग पर्ची ${id}`,
  kind: 'पैकिंग पर्ची',
  due: (day) => `देना है: ${day}`,
  toCollect: 'लेने हैं',
  nothingToCollect: 'कुछ नहीं लेना',
  onAccount: 'उधार पर, पैसे नहीं लेने',
  nothing: '₹0',
  paid: 'पैसे मिल गए',
  bags: (count, weight) => `${count <= 1 ? `${count} थैली` : `${count} थैलियाँ`}, ${weight}`,
  seal: 'पैसे देने से पहले सील जाँचें।',
  licence: (number) => `FSSAI ${number}`,
  code: (id) => `ऑर्डर ${id} खोलता है`,
};

export const packTexts: typeof english.packTexts = {
  title: 'ऑर्डर पैक करें',
  pack: 'पैक हो गया',
  undo: 'वापस लें',
  isPacked: 'पैक हो गया',
  packedBy: (name, moment) => (name === '' ? moment : `${name}, ${moment}`),
  next: 'अगली पर्ची कैमरे से स्कैन करें।',
  order: 'पूरा ऑर्डर देखें',
  notFound: 'यह ऑर्डर अब नहीं है',
  notFoundHelp: 'वह हटा दिया गया, या कोड दूसरी दुकान का है। थैलियाँ अलग रखें और पूछें।',
  failed: 'ऑर्डर नहीं आया।',
  failedHelp: 'इंटरनेट जाँचकर फिर कोशिश करें।',
  notSaved: 'सेव नहीं हुआ। फिर कोशिश करें।',
};

export const notToPack: typeof english.notToPack = {
  Placed: 'अभी पक्का नहीं। पैक न करें।',
  Pending: 'अभी पक्का नहीं। पैक न करें।',
  Confirmed: 'अभी पिसा नहीं। “पिसाई हो गई” के बाद पैक करें।',
  Shipped: 'डिलीवरी के लिए निकल चुका है।',
  Delivered: 'घर पहुँच चुका है।',
  Cancelled: 'रद्द हुआ। थैलियाँ वापस शेल्फ पर रखें।',
  Returned: 'वापस आया। थैलियाँ वापस शेल्फ पर रखें।',
};
