import type * as english from './done-texts.en.ts';

const orders = (count: number) => `${count} ऑर्डर`;
const batches = (count: number) => `${count} बॅच`;

export const doneTexts: typeof english.doneTexts = {
  title: 'दळून झाले',
  about: (day, count) => `${day}, ${batches(count)}`,
  toStock: 'साठ्यासाठी दळा',
  flour: 'पीठ आणि दळण',
  ordered: 'मागणी',
  milled: 'दळले',
  milledOf: (flour) => `दळले, ${flour}`,
  batch: 'बॅच',
  bestBefore: 'कधीपर्यंत वापरावे',
  notKnown: 'माहीत नाही',
  noBatch: 'बॅच नाही',
  more: (kg) => `${kg} जास्त: काउंटरसाठी`,
  short: (kg, count) => (count === 0 ? `${kg} कमी` : `${kg} कमी, ${orders(count)} थांबतील`),
  unreadable: 'वजन लिहा, जसे 12.5',
  nothing: '0 पेक्षा जास्त वजन लिहा, जसे 12.5',
  milledBy: 'कोणी दळले',
  milledOn: 'कधी दळले',
  weight: 'वजन',
  keepsUntil: (day) => `${day} पर्यंत वापरा`,
  keepsUnknown: 'कधीपर्यंत वापरावे ते माहीत नाही: किती दिवस टिकते ते लिहिलेले नाही.',
  moves: (count, waiting) =>
    `${orders(count)} पॅक करायला जातील${waiting === 0 ? '' : `, ${waiting} थांबतील`}.`,
  undoPossible: 'पहिली पिशवी पॅक होईपर्यंत मागे घेता येते.',
  make: (count) => `${batches(count)} करा`,
  fill: (count) => `${orders(count)} भरा`,
  busy: 'जतन होत आहे...',
  failed: '“दळून झाले” जतन झाले नाही.',
  pressAgain: 'उत्तर आले नाही. पुन्हा दाबा: काहीही दोनदा होणार नाही.',
  made: (batch) => `${batch} तयार`,
  undone: 'दळण मागे घेतले.',
  notUndone: 'मागे घेता आले नाही. पुन्हा प्रयत्न करा.',
  noFlours: 'पिठे आली नाहीत. बंद करून पुन्हा प्रयत्न करा.',
};
