import type * as english from './label-texts.en.ts';

const bags = (count: number) => (count === 1 ? '1 थैली' : `${count} थैलियाँ`);
const itsLabels = (count: number) =>
  count === 1 ? 'उसका लेबल प्रिंट नहीं होता।' : `उसके ${count} लेबल प्रिंट नहीं होते।`;
const everyBag = 'कानून के हिसाब से हर थैली पर चाहिए। खाली हो तो कुछ प्रिंट नहीं होता।';

export const labelTexts: typeof english.labelTexts = {
  title: 'थैलियों के लेबल',
  back: 'पिसाई की सूची',
  about: (day, count, kinds) =>
    `${day === '' ? '' : `${day}, `}${bags(count)}, ${kinds} ${kinds === 1 ? 'किस्म' : 'किस्में'}`,
  size: 'काग़ज़',
  sizes: { roll: '50 × 75 मिमी रोल', a4: 'A4, 24 लेबल' },
  print: (count) => `${count} लेबल प्रिंट करें`,
  missing: 'लेबल पर क्या नहीं है',
  facts: (count) => `${count} ${count === 1 ? 'बात' : 'बातें'}`,
  settings: 'सेटिंग्स',
  askOwner: 'मालिक इसे भर सकते हैं।',
  shopGaps: {
    licence: { title: 'FSSAI लाइसेंस नंबर', text: everyBag },
    phone: { title: 'ग्राहक सहायता नंबर', text: everyBag },
  },
  flourGap: (name, gap) => `${name}: ${flourGaps[gap]}`,
  flourGapText: (gap, count) => {
    if (gap === 'shelfLife') return `इसके बिना कब तक इस्तेमाल करें, वह नहीं है। ${itsLabels(count)}`;
    if (gap === 'tooLong') return `सामग्री या कैसे रखें, कम शब्दों में लिखें। ${itsLabels(count)}`;
    return gap === 'ingredients' ? 'मिश्रण में कौन से अनाज हैं, लिखना ज़रूरी है।' : everyBag;
  },
  batchGaps: {
    'not milled': {
      title: (count) => `${bags(count)} बिना बैच`,
      text: 'अभी पिसा नहीं, इसलिए इनके लेबल प्रिंट नहीं होते।',
    },
    recalled: {
      title: (count) => `वापस मँगाए बैच की ${bags(count)}`,
      text: 'इनके लेबल प्रिंट नहीं होते।',
    },
  },
  list: 'लेबल',
  listAbout: 'नाम ग्राहक की भाषा में और अंग्रेज़ी में',
  flour: 'आटा और पिसाई',
  bag: 'थैली',
  batch: 'बैच',
  howMany: 'कितने',
  isPrinted: (kind) => `${kind}: प्रिंट करें`,
  count: (kind) => `${kind}: लेबल`,
  fewer: (kind) => `${kind}: लेबल घटाएँ`,
  more: (kind) => `${kind}: लेबल बढ़ाएँ`,
  obstacles: {
    'not milled': 'अभी पिसा नहीं',
    'no shelf life': 'कितने दिन टिकता है, वह नहीं है',
    recalled: 'वापस मँगाया',
  },
  tooLong: 'लेबल पर नहीं समाता',
  preview: 'नमूना',
  showPreview: (kind) => `${kind}: नमूना देखें`,
  redIsNotPrinted: 'लाल प्रिंट नहीं होता।',
  code: (batch) => `बैच ${batch} खोलता है`,
  none: 'प्रिंट करने को लेबल नहीं',
  noneOfDay: (day) => `${day}: पिसी थैलियाँ चक्की पर नहीं`,
  noneHelp: 'पिसाई पूरी दर्ज करने पर लेबल का बैच बनता है।',
  failed: 'लेबल नहीं आए।',
  failedHelp: 'इंटरनेट देखकर फिर कोशिश करें।',
  withoutLabels: (count) => `${count} ऑर्डर बिना लेबल:`,
  notFound: 'नहीं मिला',
};

const flourGaps = {
  ingredients: 'सामग्री',
  shelfLife: 'कितने दिन टिकता है',
  vegetarian: 'शाकाहारी निशान',
  origin: 'मूल देश',
  tooLong: 'लेबल पर नहीं समाता',
};
