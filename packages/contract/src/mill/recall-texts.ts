import type { Grind } from '../catalog/grinds.ts';
import { lineNameIn } from '../catalog/grinds.ts';
import { formatDay } from '../language/format-day.ts';
import type { Language } from '../language/languages.ts';

type Recalled = {
  name: string;
  nameMr: string;
  nameHi: string;
  grind?: Grind;
  number: string;
  milledOn: string;
  shopPhone: string;
};

type Facts = { shop: string; flour: string; batch: string; day: string; phone: string };

const texts: Record<Language, (facts: Facts) => string> = {
  en: ({ shop, flour, batch, day, phone }) =>
    `Namaskar, ${shop} here. Please do not use ${flour} (batch ${batch}, milled ${day}). We found a fault in it. We take it back and give money or new flour. Phone: ${phone}`,
  mr: ({ shop, flour, batch, day, phone }) =>
    `नमस्कार, ${shop} गिरणीकडून. ${flour} (बॅच ${batch}, दळले ${day}) कृपया वापरू नका. त्यात दोष आढळला आहे. आम्ही ते परत घेऊ आणि पैसे किंवा नवे पीठ देऊ. फोन: ${phone}`,
  hi: ({ shop, flour, batch, day, phone }) =>
    `नमस्ते, ${shop} चक्की से। ${flour} (बैच ${batch}, पीसा ${day}) कृपया इस्तेमाल न करें। उसमें खराबी मिली है। हम उसे वापस लेंगे और पैसे या नया आटा देंगे। फोन: ${phone}`,
};

/** What the customers of a recalled batch are told, in their language. */
export function recallText(language: Language, batch: Recalled, shop: string): string {
  return texts[language]({
    shop,
    flour: lineNameIn(batch, batch.grind, language).text,
    batch: batch.number,
    day: formatDay(language, batch.milledOn),
    phone: batch.shopPhone,
  });
}
