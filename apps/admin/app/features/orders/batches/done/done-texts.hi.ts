import type * as english from './done-texts.en.ts';

const orders = (count: number) => `${count} ऑर्डर`;
const batches = (count: number) => `${count} बैच`;

export const doneTexts: typeof english.doneTexts = {
  title: 'पिसाई हो गई',
  about: (day, count) => `${day}, ${batches(count)}`,
  toStock: 'स्टॉक के लिए पीसें',
  flour: 'आटा और पिसाई',
  ordered: 'माँग',
  milled: 'पिसा',
  milledOf: (flour) => `पिसा, ${flour}`,
  batch: 'बैच',
  bestBefore: 'कब तक इस्तेमाल करें',
  notKnown: 'पता नहीं',
  noBatch: 'बैच नहीं',
  more: (kg) => `${kg} ज़्यादा: काउंटर के लिए`,
  short: (kg, count) => (count === 0 ? `${kg} कम` : `${kg} कम, ${orders(count)} रुकेंगे`),
  unreadable: 'वज़न लिखें, जैसे 12.5',
  nothing: '0 से ज़्यादा वज़न लिखें, जैसे 12.5',
  milledBy: 'किसने पीसा',
  milledOn: 'कब पीसा',
  weight: 'वज़न',
  keepsUntil: (day) => `${day} तक इस्तेमाल करें`,
  keepsUnknown: 'कब तक इस्तेमाल करें, पता नहीं: कितने दिन टिकता है यह लिखा नहीं है।',
  moves: (count, waiting) =>
    `${orders(count)} पैक करने जाएँगे${waiting === 0 ? '' : `, ${waiting} रुकेंगे`}।`,
  undoPossible: 'पहली थैली पैक होने तक वापस ले सकते हैं।',
  make: (count) => `${batches(count)} बनाएँ`,
  fill: (count) => `${orders(count)} भरें`,
  busy: 'सेव हो रहा है...',
  failed: '“पिसाई हो गई” सेव नहीं हुआ।',
  pressAgain: 'जवाब नहीं आया। फिर दबाएँ: कुछ भी दो बार नहीं होगा।',
  made: (batch) => `${batch} तैयार`,
  undone: 'पिसाई वापस ली।',
  notUndone: 'वापस नहीं हुआ। फिर कोशिश करें।',
  noFlours: 'आटे नहीं आए। बंद करके फिर कोशिश करें।',
};
