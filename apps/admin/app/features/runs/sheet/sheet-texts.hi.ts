import type * as english from './sheet-texts.en.ts';

export const sheetTexts: typeof english.sheetTexts = {
  title: 'फेरी की सूची',
  back: 'फेरियाँ',
  print: 'प्रिंट करें',
  failed: 'फेरी की सूची नहीं आई',
  failedHelp: 'कुछ खोया नहीं: सिर्फ यह पेज नहीं आया।',
  refusedHelp: 'फेरियों के पेज से यह सूची खोलें।',
  columns: ['घर', 'नाम, फोन, ऑर्डर', 'पता', 'थैलियाँ, किलो', 'लें, ₹', 'नकद', 'UPI', 'दिया'],
  load: (stops, bags, weight) =>
    `${stops} घर, ${bags <= 1 ? `${bags} थैली` : `${bags} थैलियाँ`}, ${weight}`,
  printed: (time, by) => `प्रिंट: ${time}, ${by}`,
  toCollect: (doors, paid, onAccount) =>
    `${doors} घरों पर लेना है${paid === 0 ? '' : `, ${paid} घरों के पहले मिल गए`}${onAccount === 0 ? '' : `, ${onAccount} उधार पर`}`,
  onAccount: 'उधार पर, पैसे नहीं लेने',
  paid: 'मिल गए',
  handedOver: 'दी हुई नकदी, कितने नोट',
  coins: 'सिक्के',
  all: 'कुल',
  rider: 'डिलीवरी वाले',
  countedBy: 'किसने गिना',
};
