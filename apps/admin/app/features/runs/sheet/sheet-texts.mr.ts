import type * as english from './sheet-texts.en.ts';

export const sheetTexts: typeof english.sheetTexts = {
  title: 'फेरीची यादी',
  back: 'फेऱ्या',
  print: 'प्रिंट करा',
  failed: 'फेरीची यादी आली नाही',
  failedHelp: 'काही हरवले नाही: फक्त हे पान आले नाही.',
  refusedHelp: 'फेऱ्यांच्या पानावरून ही यादी उघडा.',
  columns: ['घर', 'नाव, फोन, ऑर्डर', 'पत्ता', 'पिशव्या, किलो', 'घ्या, ₹', 'रोख', 'UPI', 'दिले'],
  load: (stops, bags, weight) =>
    `${stops} घरे, ${bags === 1 ? '1 पिशवी' : `${bags} पिशव्या`}, ${weight}`,
  printed: (time, by) => `प्रिंट: ${time}, ${by}`,
  toCollect: (doors, paid, onAccount) =>
    `${doors} घरी घ्यायचे${paid === 0 ? '' : `, ${paid} घरांचे आधीच मिळाले`}${onAccount === 0 ? '' : `, ${onAccount} उधारीवर`}`,
  onAccount: 'उधारीवर, पैसे घ्यायचे नाहीत',
  paid: 'मिळाले',
  handedOver: 'दिलेली रोख, नोटा किती',
  coins: 'नाणी',
  all: 'एकूण',
  rider: 'डिलिव्हरीवाले',
  countedBy: 'कोणी मोजले',
};
