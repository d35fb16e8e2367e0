import { numberInWords } from './indian-numbers.ts';
import type { NumberWords } from './indian-numbers.ts';
import { PAISE_PER_RUPEE } from './money.ts';

const small = `शून्य एक दो तीन चार पाँच छह सात आठ नौ
  दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस
  बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस
  तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस
  चालीस इकतालीस बयालीस तैंतालीस चवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास
  पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ
  साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर
  सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी
  अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सतासी अठासी नवासी
  नब्बे इक्यानवे बानवे तिरानवे चौरानवे पंचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे`.split(/\s+/);

const words: NumberWords = {
  small,
  hundreds: (count) => `${small[count] ?? ''} सौ`,
  thousand: 'हजार',
  lakh: 'लाख',
  crore: 'करोड़',
};

/** `नौ सौ चौदह रुपये मात्र`. */
export function amountInWords(paise: number): string {
  const rest = paise % PAISE_PER_RUPEE;
  const rupees = (paise - rest) / PAISE_PER_RUPEE;
  const parts = [`${numberInWords(rupees, words)} ${rupees === 1 ? 'रुपया' : 'रुपये'}`];
  if (rest > 0) parts.push(`${numberInWords(rest, words)} ${rest === 1 ? 'पैसा' : 'पैसे'}`);
  return `${parts.join(' और ')} मात्र`;
}
