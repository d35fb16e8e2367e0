import type * as english from './slip-texts.en.ts';

export const slipTexts: typeof english.slipTexts = {
  title: 'पॅकिंग चिठ्ठ्या',
  count: (count) => (count === 1 ? '1 चिठ्ठी' : `${count} चिठ्ठ्या`),
  back: 'ऑर्डरकडे परत',
  print: 'प्रिंट करा',
  none: 'प्रिंट करायला चिठ्ठ्या नाहीत',
  noneHelp: 'आधी ऑर्डरच्या पानावर ऑर्डर निवडा.',
  failed: 'चिठ्ठ्या आल्या नाहीत.',
  failedHelp: 'इंटरनेट तपासून पुन्हा प्रयत्न करा.',
  withoutSlip: (count) => `${count} ऑर्डरना चिठ्ठी नाही:`,
  notFound: 'सापडली नाही',
  notMilled: (count) => `यांतल्या ${count} ऑर्डर अजून दळलेल्या नाहीत.`,
  slip: (id) => `पॅकिंग चिठ्ठी ${id}`,
  kind: 'पॅकिंग चिठ्ठी',
  due: (day) => `द्यायची: ${day}`,
  toCollect: 'घ्यायचे पैसे',
  nothingToCollect: 'काही घ्यायचे नाही',
  onAccount: 'उधारीवर, पैसे घ्यायचे नाहीत',
  nothing: '₹0',
  paid: 'पैसे मिळाले',
  bags: (count, weight) => `${count === 1 ? '1 पिशवी' : `${count} पिशव्या`}, ${weight}`,
  seal: 'पैसे देण्याआधी सील तपासा.',
  licence: (number) => `FSSAI ${number}`,
  code: (id) => `ऑर्डर ${id} उघडते`,
};

export const packTexts: typeof english.packTexts = {
  title: 'ऑर्डर पॅक करा',
  pack: 'पॅक झाली',
  undo: 'मागे घ्या',
  isPacked: 'पॅक झाली',
  packedBy: (name, moment) => (name === '' ? moment : `${name}, ${moment}`),
  next: 'पुढची चिठ्ठी कॅमेऱ्याने स्कॅन करा.',
  order: 'पूर्ण ऑर्डर पाहा',
  notFound: 'ही ऑर्डर आता नाही',
  notFoundHelp: 'ती काढून टाकली, किंवा कोड दुसऱ्या दुकानाचा आहे. पिशव्या बाजूला ठेवा आणि विचारा.',
  failed: 'ऑर्डर आली नाही.',
  failedHelp: 'इंटरनेट तपासून पुन्हा प्रयत्न करा.',
  notSaved: 'जतन झाले नाही. पुन्हा प्रयत्न करा.',
};

export const notToPack: typeof english.notToPack = {
  Placed: 'अजून पक्की नाही. पॅक करू नका.',
  Pending: 'अजून पक्की नाही. पॅक करू नका.',
  Confirmed: 'अजून दळलेली नाही. “दळून झाले” नंतर पॅक करा.',
  Shipped: 'डिलिव्हरीला निघाली आहे.',
  Delivered: 'घरपोच झाली आहे.',
  Cancelled: 'रद्द झाली. पिशव्या पुन्हा फळीवर ठेवा.',
  Returned: 'परत आली. पिशव्या पुन्हा फळीवर ठेवा.',
};
