/** Every Marathi and Hindi text of the shop itself. The small Marathi font has only these words. */
const marathiTexts: readonly string[] = [
  // The names of the twelve flours.
  'खपली गव्हाचे पीठ',
  'लोकवन गव्हाचे पीठ',
  'ज्वारीचे पीठ',
  'बाजरीचे पीठ',
  'नाचणीचे पीठ',
  'आंबेमोहोर तांदळाचे पीठ',
  'डाळीचे पीठ',
  'मक्याचे पीठ',
  'थालीपीठ भाजणी',
  'राजगिऱ्याचे पीठ',
  'सोयाबीनचे पीठ',
  'उपवासाची भाजणी',
  // Words to search by.
  'खपली गहू लोकवन कणीक ज्वारी बाजरी नाचणी तांदूळ आंबेमोहर बेसन हरभरा मका भाजणी राजगिरा सोयाबीन उपवास',
  // Eyebrows and notes.
  'जात्यावरचं ताजं पीठ',
  'आमची निवडक पिठे',
  'आज दळलं, उद्या घरी',
  'आज भाकरीचा बेत',
  'दळणाची चिठ्ठी',
  'दळण म्हणजे',
  'दळण ठेवा',
  'या, बसा',
  'नाव लिहा',
  // The shop's name and the names of the languages.
  'दळण',
  'जातं',
  'मराठी',
  'हिन्दी',
];

/** A run of Devanagari letters and signs, including joiners. */
const marathiWord = /[\p{Script=Devanagari}\u200c\u200d]+/gu;

export const marathiWords: readonly string[] = [
  ...new Set(marathiTexts.flatMap((text) => text.match(marathiWord) ?? [])),
].sort();
