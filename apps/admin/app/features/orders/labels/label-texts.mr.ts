import type * as english from './label-texts.en.ts';

const labels = (count: number) => (count === 1 ? '1 लेबल' : `${count} लेबले`);
const bags = (count: number) => (count === 1 ? '1 पिशवी' : `${count} पिशव्या`);
const itsLabels = (count: number) =>
  count === 1 ? 'त्याचे लेबल प्रिंट होत नाही.' : `त्याची ${labels(count)} प्रिंट होत नाहीत.`;
const everyBag = 'कायद्याने प्रत्येक पिशवीवर हवे. रिकामे असेल तर काही प्रिंट होत नाही.';

export const labelTexts: typeof english.labelTexts = {
  title: 'पिशव्यांची लेबले',
  back: 'दळणाची यादी',
  about: (day, count, kinds) =>
    `${day === '' ? '' : `${day}, `}${bags(count)}, ${kinds} ${kinds === 1 ? 'प्रकार' : 'प्रकारच्या'}`,
  size: 'कागद',
  sizes: { roll: '50 × 75 मिमी रोल', a4: 'A4, 24 लेबले' },
  print: (count) => `${labels(count)} प्रिंट करा`,
  missing: 'लेबलवर काय नाही',
  facts: (count) => `${count} ${count === 1 ? 'गोष्ट' : 'गोष्टी'}`,
  settings: 'सेटिंग्ज',
  askOwner: 'मालक हे भरू शकतात.',
  shopGaps: {
    licence: { title: 'FSSAI परवाना क्रमांक', text: everyBag },
    phone: { title: 'ग्राहक मदत क्रमांक', text: everyBag },
  },
  flourGap: (name, gap) => `${name}: ${flourGaps[gap]}`,
  flourGapText: (gap, count) => {
    if (gap === 'shelfLife') return `त्याशिवाय कधीपर्यंत वापरावे ते नाही. ${itsLabels(count)}`;
    if (gap === 'tooLong') return `घटक किंवा कसे ठेवावे ते कमी शब्दांत लिहा. ${itsLabels(count)}`;
    return gap === 'ingredients' ? 'मिश्र पिठात कोणती धान्ये आहेत ते लिहावे लागते.' : everyBag;
  },
  batchGaps: {
    'not milled': {
      title: (count) => `${bags(count)} बॅचशिवाय`,
      text: 'अजून दळले नाही, म्हणून त्यांची लेबले प्रिंट होत नाहीत.',
    },
    recalled: {
      title: (count) => `परत मागवलेल्या बॅचच्या ${bags(count)}`,
      text: 'त्यांची लेबले प्रिंट होत नाहीत.',
    },
  },
  list: 'लेबले',
  listAbout: 'नाव ग्राहकाच्या भाषेत आणि इंग्रजीत',
  flour: 'पीठ आणि दळण',
  bag: 'पिशवी',
  batch: 'बॅच',
  howMany: 'किती',
  isPrinted: (kind) => `${kind}: प्रिंट करा`,
  count: (kind) => `${kind}: लेबले`,
  fewer: (kind) => `${kind}: लेबले कमी करा`,
  more: (kind) => `${kind}: लेबले वाढवा`,
  obstacles: {
    'not milled': 'अजून दळले नाही',
    'no shelf life': 'किती दिवस टिकते ते नाही',
    recalled: 'परत मागवले',
  },
  tooLong: 'लेबलवर मावत नाही',
  preview: 'नमुना',
  showPreview: (kind) => `${kind}: नमुना पाहा`,
  redIsNotPrinted: 'लाल प्रिंट होत नाही.',
  code: (batch) => `बॅच ${batch} उघडते`,
  none: 'प्रिंट करायची लेबले नाहीत',
  noneOfDay: (day) => `${day}: दळलेल्या पिशव्या गिरणीत नाहीत`,
  noneHelp: 'दळून झाल्याची नोंद केली की लेबलवरची बॅच तयार होते.',
  failed: 'लेबले आली नाहीत.',
  failedHelp: 'इंटरनेट तपासून पुन्हा प्रयत्न करा.',
  withoutLabels: (count) => `लेबल नसलेल्या ${count} ऑर्डर:`,
  notFound: 'सापडली नाही',
};

const flourGaps = {
  ingredients: 'घटक',
  shelfLife: 'किती दिवस टिकते',
  vegetarian: 'शाकाहारी खूण',
  origin: 'मूळ देश',
  tooLong: 'लेबलवर मावत नाही',
};
