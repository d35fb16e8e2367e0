import { numberInWords } from './indian-numbers.ts';
import type { NumberWords } from './indian-numbers.ts';
import { PAISE_PER_RUPEE } from './money.ts';

const small = `शून्य एक दोन तीन चार पाच सहा सात आठ नऊ
  दहा अकरा बारा तेरा चौदा पंधरा सोळा सतरा अठरा एकोणीस
  वीस एकवीस बावीस तेवीस चोवीस पंचवीस सव्वीस सत्तावीस अठ्ठावीस एकोणतीस
  तीस एकतीस बत्तीस तेहतीस चौतीस पस्तीस छत्तीस सदतीस अडतीस एकोणचाळीस
  चाळीस एकेचाळीस बेचाळीस त्रेचाळीस चव्वेचाळीस पंचेचाळीस सेहेचाळीस सत्तेचाळीस अठ्ठेचाळीस एकोणपन्नास
  पन्नास एक्कावन्न बावन्न त्रेपन्न चोपन्न पंचावन्न छप्पन्न सत्तावन्न अठ्ठावन्न एकोणसाठ
  साठ एकसष्ट बासष्ट त्रेसष्ट चौसष्ट पासष्ट सहासष्ट सदुसष्ट अडुसष्ट एकोणसत्तर
  सत्तर एकाहत्तर बहात्तर त्र्याहत्तर चौऱ्याहत्तर पंच्याहत्तर शहात्तर सत्त्याहत्तर अठ्ठ्याहत्तर एकोणऐंशी
  ऐंशी एक्क्याऐंशी ब्याऐंशी त्र्याऐंशी चौऱ्याऐंशी पंच्याऐंशी शहाऐंशी सत्त्याऐंशी अठ्ठ्याऐंशी एकोणनव्वद
  नव्वद एक्क्याण्णव ब्याण्णव त्र्याण्णव चौऱ्याण्णव पंच्याण्णव शहाण्णव सत्त्याण्णव अठ्ठ्याण्णव नव्व्याण्णव`.split(/\s+/);

const words: NumberWords = {
  small,
  hundreds: (count, rest) => (count === 1 && rest === 0 ? 'शंभर' : `${small[count] ?? ''}शे`),
  thousand: 'हजार',
  lakh: 'लाख',
  crore: 'कोटी',
};

/** `नऊशे चौदा रुपये फक्त`. */
export function amountInWords(paise: number): string {
  const rest = paise % PAISE_PER_RUPEE;
  const rupees = (paise - rest) / PAISE_PER_RUPEE;
  const parts = [`${numberInWords(rupees, words)} ${rupees === 1 ? 'रुपया' : 'रुपये'}`];
  if (rest > 0) parts.push(`${numberInWords(rest, words)} ${rest === 1 ? 'पैसा' : 'पैसे'}`);
  return `${parts.join(' आणि ')} फक्त`;
}
